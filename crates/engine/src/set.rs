//! Sets of a few things, such as seats, provinces or cards, in one number.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that can be in a [`Set`]: one of at most 64 things that are counted from zero. [`named!`](crate::named)
/// makes it of an enum.
pub trait Element: Copy + 'static {
    /// How many there are.
    const COUNT: usize;

    /// Whether a set is written as a number, one bit for each thing, and not as a list. Text is read in either form.
    const STORED_AS_NUMBER: bool = false;

    /// The thing's place in the order of all, from zero.
    fn index(self) -> usize;

    /// The thing at a place below [`COUNT`](Element::COUNT).
    fn at(index: usize) -> Self;
}

/// A set of things: a value without a heap, as fast as the number that it is.
///
/// ```
/// use engine::{Seat, Seats};
///
/// let mut seats = Seats::only(Seat(3));
/// seats.insert(Seat(1));
/// assert!(seats.contains(Seat(1)) && !seats.contains(Seat(0)));
/// assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
/// ```
pub struct Set<E>(u64, PhantomData<E>);

impl<E: Element> Set<E> {
    /// None of them.
    pub const NONE: Set<E> = Set(0, PhantomData);

    /// The bits of all things that there are.
    const MASK: u64 = {
        assert!(0 < E::COUNT && E::COUNT <= 64, "a set has room for 64");
        u64::MAX >> (64 - E::COUNT)
    };

    fn new(bits: u64) -> Set<E> {
        Set(bits, PhantomData)
    }

    /// The set with this one thing.
    pub fn only(element: E) -> Set<E> {
        Set::new(1 << element.index())
    }

    /// Those of which this is true.
    pub fn that(are: impl Fn(E) -> bool) -> Set<E> {
        Set::new((0..E::COUNT).fold(0, |bits, index| {
            bits | u64::from(are(E::at(index))) << index
        }))
    }

    /// Whether the thing is in the set.
    pub fn contains(self, element: E) -> bool {
        let index = element.index();
        index < E::COUNT && self.0 & (1 << index) != 0
    }

    /// Adds a thing.
    pub fn insert(&mut self, element: E) {
        self.0 |= 1 << element.index();
    }

    /// Takes a thing out.
    pub fn remove(&mut self, element: E) {
        self.0 &= !(1 << element.index());
    }

    /// The set with this thing too.
    pub fn with(mut self, element: E) -> Set<E> {
        self.insert(element);
        self
    }

    /// What is in both sets.
    pub fn and(self, other: Set<E>) -> Set<E> {
        Set::new(self.0 & other.0)
    }

    /// What is in either set.
    pub fn or(self, other: Set<E>) -> Set<E> {
        Set::new(self.0 | other.0)
    }

    /// Whether nothing is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of the set.
    pub fn first(self) -> Option<E> {
        self.iter().next()
    }

    /// Everything in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = E> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lowest = rest.trailing_zeros();
                rest &= rest - 1;
                E::at(lowest as usize)
            })
        })
    }
}

// By hand, because deriving them would ask the same of the things in the set.
impl<E> Clone for Set<E> {
    fn clone(&self) -> Set<E> {
        *self
    }
}

impl<E> Copy for Set<E> {}

impl<E> Default for Set<E> {
    fn default() -> Set<E> {
        Set(0, PhantomData)
    }
}

impl<E> PartialEq for Set<E> {
    fn eq(&self, other: &Set<E>) -> bool {
        self.0 == other.0
    }
}

impl<E> Eq for Set<E> {}

impl<E> Hash for Set<E> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<E: Element + fmt::Debug> fmt::Debug for Set<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<E: Element> FromIterator<E> for Set<E> {
    fn from_iter<I: IntoIterator<Item = E>>(elements: I) -> Set<E> {
        elements.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<E: Element + Serialize> Set<E> {
    /// Writes a list where somebody may read it, even if the set is otherwise written as a number.
    pub fn serialize_readably<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            self.serialize_list(serializer)
        } else {
            self.serialize(serializer)
        }
    }

    fn serialize_list<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error> {
        // Packing wants to know the length beforehand.
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for element in self.iter() {
            list.serialize_element(&element)?;
        }
        list.end()
    }
}

impl<E: Element + Serialize> Serialize for Set<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if E::STORED_AS_NUMBER {
            self.0.serialize(serializer)
        } else {
            self.serialize_list(serializer)
        }
    }
}

impl<'de, E: Element + Deserialize<'de>> Deserialize<'de> for Set<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<E>, D::Error> {
        let form = Form(PhantomData);
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(form)
        } else if E::STORED_AS_NUMBER {
            deserializer.deserialize_u64(form)
        } else {
            deserializer.deserialize_seq(form)
        }
    }
}

/// A set as a list or as a number: whatever was ever written can be read, whichever form is written now.
struct Form<E>(PhantomData<E>);

impl<'de, E: Element + Deserialize<'de>> Visitor<'de> for Form<E> {
    type Value = Set<E>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list or a number, a set of {} things", E::COUNT)
    }

    fn visit_u64<F: Error>(self, bits: u64) -> Result<Set<E>, F> {
        if bits & !Set::<E>::MASK == 0 {
            Ok(Set::new(bits))
        } else {
            Err(F::custom(format_args!(
                "{bits} is no set of {} things",
                E::COUNT
            )))
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<E>, A::Error> {
        let mut set = Set::NONE;
        while let Some(element) = list.next_element::<E>()? {
            if element.index() >= E::COUNT {
                return Err(A::Error::custom(format_args!(
                    "there are {} things only",
                    E::COUNT
                )));
            }
            set.insert(element);
        }
        Ok(set)
    }
}
