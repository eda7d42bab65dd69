//! A tree of decisions, with what came out of each.

use engine::Seat;

/// How much first thoughts count against what came out.
const CURIOSITY: f64 = 0.6;
/// How much of the curiosity all choices share alike.
const EVEN: f32 = 0.1;
/// How much worse than what is known a choice is taken to be before it was tried.
const UNKNOWN: f64 = 0.05;
/// The most edges of a tree: about ten megabytes.
const MOST: usize = 200_000;

/// The place of a node in its tree.
pub(super) type NodeId = u32;

/// The node that a tree grows from.
pub(super) const ROOT: NodeId = 0;

/// A decision that can be made in a node.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// Its share of all choices at first sight.
    pub(super) liked: f32,
    /// The part of curiosity that is its own.
    prior: f32,
    pub(super) visits: u32,
    total: f64,
    next: Option<NodeId>,
}

impl<A> Edge<A> {
    pub(super) fn new(seat: Seat, action: A, liked: f32, even: f32) -> Edge<A> {
        Edge {
            seat,
            action,
            liked,
            prior: (1.0 - EVEN) * liked + EVEN * even,
            visits: 0,
            total: 0.0,
            next: None,
        }
    }

    /// The mean share of who decides, if it was tried.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// The tree of one search.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
    edges: usize,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree {
            nodes: vec![Vec::new()],
            edges: 0,
        }
    }

    /// Forgets everything but the root.
    pub(super) fn clear(&mut self) {
        self.nodes.truncate(1);
        self.nodes[0].clear();
        self.edges = 0;
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the tree may not grow any more.
    pub(super) fn is_full(&self) -> bool {
        self.edges >= MOST
    }

    pub(super) fn edges(&self, node: NodeId) -> &[Edge<A>] {
        &self.nodes[node as usize]
    }

    /// The edge of a decision; most often it is where it is looked for first.
    pub(super) fn find(&self, node: NodeId, seat: Seat, action: A, first: usize) -> Option<usize> {
        let edges = self.edges(node);
        let is = |edge: &Edge<A>| edge.action == action && edge.seat == seat;
        if edges.get(first).is_some_and(is) {
            return Some(first);
        }
        edges.iter().position(is)
    }

    pub(super) fn add(&mut self, node: NodeId, edge: Edge<A>) -> usize {
        self.edges += 1;
        let edges = &mut self.nodes[node as usize];
        edges.push(edge);
        edges.len() - 1
    }

    /// The node behind an edge, once the edge was tried; it is made when it is first asked for.
    pub(super) fn follow(&mut self, node: NodeId, index: usize) -> Option<NodeId> {
        let new = self.nodes.len() as NodeId;
        let full = self.is_full();
        let edge = &mut self.nodes[node as usize][index];
        if edge.next.is_none() && edge.visits > 0 && !full {
            edge.next = Some(new);
            self.nodes.push(Vec::new());
        }
        self.nodes[node as usize][index].next
    }

    /// The node behind an edge, if there is one already.
    pub(super) fn behind(&self, node: NodeId, index: usize) -> Option<NodeId> {
        self.edges(node)[index].next
    }

    /// The edge that was tried most often, and so many times at the least.
    pub(super) fn most_visited(&self, node: NodeId, least: u32) -> Option<usize> {
        let edges = self.edges(node).iter().enumerate();
        let (index, edge) = edges.max_by_key(|(_, edge)| edge.visits)?;
        (edge.visits >= least).then_some(index)
    }

    /// The edge to try next among those that are open.
    pub(super) fn select(&self, node: NodeId, open: &[usize]) -> Option<usize> {
        let edges = self.edges(node);
        let (mut visits, mut total, mut prior) = (0, 0.0, 0.0_f32);
        for &index in open {
            visits += edges[index].visits;
            total += edges[index].total;
            prior += edges[index].prior;
        }
        let known = if visits > 0 {
            total / f64::from(visits) - UNKNOWN
        } else {
            0.0
        };
        let curiosity = CURIOSITY * f64::from(visits + 1).sqrt() / f64::from(prior).max(1e-9);
        let score = |edge: &Edge<A>| {
            edge.mean().unwrap_or(known)
                + curiosity * f64::from(edge.prior) / f64::from(edge.visits + 1)
        };
        let mut best = None;
        for &index in open {
            let score = score(&edges[index]);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, index));
            }
        }
        best.map(|(_, index)| index)
    }

    pub(super) fn reward(&mut self, node: NodeId, index: usize, share: f64) {
        let edge = &mut self.nodes[node as usize][index];
        edge.visits += 1;
        edge.total += share;
    }

    /// Keeps what lies behind an edge and forgets the rest; false if there is nothing.
    pub(super) fn make_root(&mut self, node: NodeId, index: usize) -> bool {
        let Some(next) = self.edges(node)[index].next else {
            return false;
        };
        let mut kept = vec![std::mem::take(&mut self.nodes[next as usize])];
        let mut read = 0;
        while read < kept.len() {
            for place in 0..kept[read].len() {
                if let Some(old) = kept[read][place].next {
                    kept[read][place].next = Some(kept.len() as NodeId);
                    kept.push(std::mem::take(&mut self.nodes[old as usize]));
                }
            }
            read += 1;
        }
        self.edges = kept.iter().map(Vec::len).sum();
        self.nodes = kept;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(0);

    #[test]
    fn a_tree_stops_growing() {
        let mut tree: Tree<u32> = Tree::new();
        let mut node = ROOT;
        while !tree.is_full() {
            for action in 0..100 {
                tree.add(node, Edge::new(SEAT, action, 0.01, 0.01));
            }
            tree.reward(node, 0, 0.5);
            let Some(next) = tree.follow(node, 0) else {
                break;
            };
            node = next;
        }
        assert!(tree.is_full());
        tree.reward(ROOT, 1, 0.5);
        assert_eq!(tree.follow(ROOT, 1), None);
        assert!(std::mem::size_of::<Edge<u64>>() <= 48, "ten megabytes");
    }

    #[test]
    fn what_pays_is_tried_most_and_everything_sometimes() {
        let mut tree: Tree<u32> = Tree::new();
        let open: Vec<usize> = (0..3)
            .map(|action| tree.add(ROOT, Edge::new(SEAT, action, 1.0 / 3.0, 1.0 / 3.0)))
            .collect();
        for _ in 0..300 {
            let index = tree.select(ROOT, &open).expect("an edge");
            tree.reward(ROOT, index, if index == 2 { 0.9 } else { 0.2 });
        }
        let visits: Vec<u32> = tree.edges(ROOT).iter().map(|edge| edge.visits).collect();
        assert!(
            visits[2] > 200 && visits[0] > 1 && visits[1] > 1,
            "{visits:?}"
        );
        assert_eq!(tree.select(ROOT, &[]), None);
    }

    #[test]
    fn what_lies_behind_an_edge_can_be_kept() {
        let mut tree: Tree<u32> = Tree::new();
        tree.add(ROOT, Edge::new(SEAT, 7, 1.0, 1.0));
        assert!(!tree.make_root(ROOT, 0), "it was never tried");
        tree.reward(ROOT, 0, 1.0);
        let next = tree.follow(ROOT, 0).expect("a node");
        tree.add(next, Edge::new(SEAT, 8, 1.0, 1.0));
        tree.reward(next, 0, 1.0);
        let last = tree.follow(next, 0).expect("a node");
        tree.add(last, Edge::new(SEAT, 9, 1.0, 1.0));
        assert!(tree.make_root(ROOT, 0));
        assert_eq!((tree.nodes(), tree.edges(ROOT)[0].action), (2, 8));
        let next = tree.follow(ROOT, 0).expect("kept");
        assert_eq!(tree.edges(next)[0].action, 9);
    }
}
