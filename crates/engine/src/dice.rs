//! Randomness as part of the state: a counter-based stream that anyone can check.
//!
//! Every draw is one word of the `ChaCha12` key stream of the game's seed, addressed by its number. The
//! state therefore holds no buffer, only the key and how many words were drawn: it is cheap to clone,
//! equal states roll equal dice, and a verifier can recompute any single die.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The 32 bytes that all dice of a game come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key(
            "kroniek 2026 seed from a number",
            &number.to_le_bytes(),
        ))
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        blake3::Hash::from_hex(text)
            .ok()
            .map(|hash| Seed(*hash.as_bytes()))
    }

    /// Writes 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.to_hex())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&self.to_hex())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            Seed::from_hex(&text)
                .ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
        } else {
            <[u8; 32]>::deserialize(deserializer).map(Seed)
        }
    }
}

/// The dice cup of a game: a seed and the number of words drawn from it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    seed: Seed,
    drawn: u64,
}

impl Dice {
    /// A cup from which nothing was drawn yet.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed, drawn: 0 }
    }

    /// The cup that takes this one's place when the game is rewound for the given time: nobody who saw what this
    /// cup holds knows what that one does.
    pub(crate) fn after_rewinds(&self, rewinds: usize) -> Dice {
        let mut hasher = blake3::Hasher::new_derive_key("kroniek 2026 dice after rewinds");
        hasher.update(&self.seed.0);
        hasher.update(&(rewinds as u64).to_le_bytes());
        Dice::new(Seed(*hasher.finalize().as_bytes()))
    }

    /// How many words were drawn. If it did not change, no die was rolled.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The same dice, for several rolls one after the other: they show what they would show if each were rolled by
    /// itself, in a fraction of the time.
    pub fn in_a_row(&mut self) -> InARow<'_> {
        InARow {
            cup: self,
            block: None,
        }
    }

    /// A number from zero to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.in_a_row().below(bound)
    }

    /// A ten-sided die, 0 to 9.
    pub fn d10(&mut self) -> u8 {
        self.below(10) as u8
    }

    /// A six-sided die, 1 to 6.
    pub fn d6(&mut self) -> u8 {
        self.in_a_row().d6()
    }

    /// Puts the items into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut dice = self.in_a_row();
        for last in (1..items.len()).rev() {
            items.swap(last, dice.below(last as u32 + 1) as usize);
        }
    }

    /// A new cup whose dice are independent of this one's.
    pub fn fork(&mut self) -> Dice {
        let mut dice = self.in_a_row();
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&dice.word().to_le_bytes());
        }
        Dice::new(Seed(bytes))
    }
}

/// Dice that are rolled one after the other from the same cup. The stream comes in blocks of 16 words, and each block is
/// computed once.
#[derive(Debug)]
pub struct InARow<'d> {
    cup: &'d mut Dice,
    /// The block that was used last, and its number.
    block: Option<(u64, [u32; BLOCK])>,
}

impl InARow<'_> {
    /// The next word of the stream.
    fn word(&mut self) -> u32 {
        let number = self.cup.drawn / BLOCK as u64;
        let place = (self.cup.drawn % BLOCK as u64) as usize;
        let word = match &self.block {
            Some((same, words)) if *same == number => words[place],
            _ => {
                let (_, words) = self
                    .block
                    .insert((number, chacha12_block(&self.cup.seed.0, number)));
                words[place]
            }
        };
        // A loaded state may say any number.
        self.cup.drawn = self.cup.drawn.wrapping_add(1);
        word
    }

    /// A number from zero to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is nothing to draw from");
        // Rejecting the incomplete last stretch keeps every number equally likely.
        let rest = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= u32::MAX - rest {
                return word % bound;
            }
        }
    }

    /// A six-sided die, 1 to 6.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// How many words of the stream come at once.
const BLOCK: usize = 16;

/// One block of the `ChaCha12` key stream: 16 words.
fn chacha12_block(key: &[u8; 32], counter: u64) -> [u32; BLOCK] {
    let mut start = [0_u32; BLOCK];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;

    let mut block = start;
    for _ in 0..6 {
        quarter(&mut block, 0, 4, 8, 12);
        quarter(&mut block, 1, 5, 9, 13);
        quarter(&mut block, 2, 6, 10, 14);
        quarter(&mut block, 3, 7, 11, 15);
        quarter(&mut block, 0, 5, 10, 15);
        quarter(&mut block, 1, 6, 11, 12);
        quarter(&mut block, 2, 7, 8, 13);
        quarter(&mut block, 3, 4, 9, 14);
    }
    for (word, first) in block.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    block
}

fn quarter(block: &mut [u32; BLOCK], a: usize, b: usize, c: usize, d: usize) {
    block[a] = block[a].wrapping_add(block[b]);
    block[d] = (block[d] ^ block[a]).rotate_left(16);
    block[c] = block[c].wrapping_add(block[d]);
    block[b] = (block[b] ^ block[c]).rotate_left(12);
    block[a] = block[a].wrapping_add(block[b]);
    block[d] = (block[d] ^ block[a]).rotate_left(8);
    block[c] = block[c].wrapping_add(block[d]);
    block[b] = (block[b] ^ block[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha12Rng;
    use chacha20::rand_core::{Rng as _, SeedableRng as _};

    use super::*;

    #[test]
    fn words_are_those_of_the_reference_implementation() {
        let seed = Seed::from_number(42);
        let mut reference = ChaCha12Rng::from_seed(seed.0);
        let mut dice = Dice::new(seed);
        for _ in 0..100 {
            assert_eq!(dice.in_a_row().word(), reference.next_u32());
        }
    }

    #[test]
    fn dice_in_a_row_show_what_single_ones_show() {
        let mut one_by_one = Dice::new(Seed::from_number(7));
        let mut together = one_by_one;
        for count in [1, 16, 5, 40] {
            let single: Vec<u8> = (0..count).map(|_| one_by_one.d6()).collect();
            let mut row = together.in_a_row();
            assert_eq!((0..count).map(|_| row.d6()).collect::<Vec<u8>>(), single);
            assert_eq!(together, one_by_one, "as many words were drawn");
        }
    }

    /// Stored games depend on these: they may never change.
    #[test]
    fn golden_dice() {
        let mut dice = Dice::new(Seed::from_number(1566));
        let rolled: Vec<u8> = (0..12).map(|_| dice.d10()).collect();
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut order);
        assert_eq!(rolled, [3, 8, 8, 6, 8, 8, 4, 8, 2, 3, 5, 1]);
        assert_eq!(order, [2, 1, 4, 5, 6, 7, 3, 0]);
    }

    #[test]
    fn below_is_even() {
        let mut dice = Dice::new(Seed::from_number(7));
        let mut seen = [0_u32; 10];
        for _ in 0..100_000 {
            seen[dice.d10() as usize] += 1;
        }
        for count in seen {
            assert!((9_600..10_400).contains(&count), "{seen:?}");
        }
    }
}
