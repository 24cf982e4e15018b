//! Dominators, control dependence and loops: of hand-written graphs as listings, of random graphs against
//! their definitions. `UPDATE_EXPECT=1` rewrites the listings.

use std::collections::BTreeSet;
use std::fmt::Write;

use cranelift_entity::EntityRef;
use mantis_ir::Block;
use mantis_ir::control_dep::ControlDeps;
use mantis_ir::dom::{DomTree, PostDomTree};
use mantis_ir::graph::{FlowGraph, Graph, reverse_postorder};
use mantis_ir::loops::LoopForest;
use proptest::prelude::*;

fn graph(succs: &[Vec<usize>]) -> FlowGraph<Block> {
    FlowGraph::new(succs.len(), Block::new(0), |n| {
        succs[n.index()].iter().map(|&t| Block::new(t)).collect::<Vec<_>>()
    })
}

/// Reads one graph of the data file: node names and successors.
fn read(text: &str) -> (Vec<&str>, Vec<Vec<usize>>) {
    let lines: Vec<(&str, &str)> =
        text.lines().map(|l| l.split_once(':').expect("`node: successors`")).collect();
    let names: Vec<&str> = lines.iter().map(|l| l.0).collect();
    let index = |name: &str| names.iter().position(|n| *n == name).expect("a node of the graph");
    let succs = lines.iter().map(|l| l.1.split_whitespace().map(index).collect()).collect();
    (names, succs)
}

fn describe(names: &[&str], succs: &[Vec<usize>]) -> String {
    let graph = graph(succs);
    let (dom, postdom, deps) =
        (DomTree::compute(&graph), PostDomTree::compute(&graph), ControlDeps::compute(&graph));
    let forest = LoopForest::compute(&graph);
    let name = |b: &Block| names[b.index()];
    let list = |blocks: &[Block]| blocks.iter().map(name).collect::<Vec<_>>().join(" ");
    let frontiers = dom.frontiers(&graph);
    let mut out = String::new();
    for n in (0..names.len()).map(Block::new) {
        if !dom.is_reachable(n) {
            let _ = writeln!(out, "  {}: unreachable", name(&n));
            continue;
        }
        let parent = |d: Option<Block>| d.map_or("-", |d| name(&d));
        let on: Vec<String> = deps.of(n).iter().map(|(b, i)| format!("{}.{i}", name(b))).collect();
        let _ = writeln!(
            out,
            "  {}: idom {}, ipdom {}, frontier [{}], depends on [{}], loop depth {}",
            name(&n),
            parent(dom.idom(n)),
            parent(postdom.ipdom(n)),
            list(&frontiers[n.index()]),
            on.join(" "),
            forest.depth(n)
        );
    }
    if !postdom.pseudo_exits().is_empty() {
        let _ = writeln!(out, "  pseudo exits: {}", list(postdom.pseudo_exits()));
    }
    for (id, l) in forest.iter() {
        let back: Vec<String> = l.back_edges.iter().map(|(b, i)| format!("{}.{i}", name(b))).collect();
        let kind = if l.is_irreducible() { "irreducible, " } else { "" };
        let parent = l.parent.map_or(String::new(), |p| format!(", inside {p}"));
        let (entries, nodes) = (list(&l.entries), list(&l.nodes));
        let _ = writeln!(
            out,
            "  {id}: {kind}entries {entries}; back edges {}; nodes {nodes}{parent}",
            back.join(" ")
        );
    }
    out
}

#[test]
fn hand_written_graphs() {
    let mut out = String::new();
    for section in include_str!("filetests/graphs.txt").split("\n\n").skip(1) {
        let (title, body) = section.trim().split_once('\n').unwrap();
        let (names, succs) = read(body);
        let _ = writeln!(out, "{title}\n{}", describe(&names, &succs));
    }
    expect_test::expect_file!["filetests/graphs.expected"].assert_eq(&out);
}

/// Nodes that can be reached from `from` without going through `avoid`.
fn reach(succs: &[Vec<usize>], from: usize, avoid: Option<usize>) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let mut work = vec![from];
    while let Some(n) = work.pop() {
        if Some(n) != avoid && seen.insert(n) {
            work.extend(&succs[n]);
        }
    }
    seen
}

fn any_graph() -> impl Strategy<Value = Vec<Vec<usize>>> {
    (1usize..12).prop_flat_map(|n| prop::collection::vec(prop::collection::vec(0..n, 0..4), n))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn dominators_are_what_they_are_defined_to_be(succs in any_graph()) {
        let dom = DomTree::compute(&graph(&succs));
        let reachable = reach(&succs, 0, None);
        for b in 0..succs.len() {
            prop_assert_eq!(dom.is_reachable(Block::new(b)), reachable.contains(&b));
            for a in 0..succs.len() {
                let expected = reachable.contains(&b) && !reach(&succs, 0, Some(a)).contains(&b);
                prop_assert_eq!(dom.dominates(Block::new(a), Block::new(b)), expected, "{} dom {}", a, b);
            }
            if let Some(idom) = dom.idom(Block::new(b)) {
                prop_assert!(idom != Block::new(b) && dom.dominates(idom, Block::new(b)));
                let strict = |a: &usize| *a != b && dom.dominates(Block::new(*a), Block::new(b));
                prop_assert!((0..succs.len()).filter(strict).all(|a| dom.dominates(Block::new(a), idom)));
            }
        }
    }

    #[test]
    fn post_dominators_and_control_dependence_are_what_they_are_defined_to_be(succs in any_graph()) {
        let g = graph(&succs);
        let (postdom, deps) = (PostDomTree::compute(&g), ControlDeps::compute(&g));
        let reachable = reach(&succs, 0, None);
        // The graph with a virtual exit, through which every path must be able to end.
        let exit = succs.len();
        let mut with_exit = succs.clone();
        with_exit.push(Vec::new());
        for (n, targets) in succs.iter().enumerate() {
            if targets.is_empty() || postdom.pseudo_exits().contains(&Block::new(n)) {
                with_exit[n].push(exit);
            }
        }
        let post_dominates = |a: usize, b: usize| !reach(&with_exit, b, Some(a)).contains(&exit);
        for &b in &reachable {
            prop_assert!(reach(&with_exit, b, None).contains(&exit), "{} has no way out", b);
            for &a in &reachable {
                let (x, y) = (Block::new(a), Block::new(b));
                prop_assert_eq!(postdom.post_dominates(x, y), post_dominates(a, b), "{} pdom {}", a, b);
                let on: Vec<(Block, u32)> = succs[a]
                    .iter()
                    .enumerate()
                    .filter(|(_, s)| post_dominates(b, **s) && (a == b || !post_dominates(b, a)))
                    .map(|(i, _)| (x, i as u32))
                    .collect();
                let of: Vec<_> = deps.of(y).iter().copied().filter(|(source, _)| *source == x).collect();
                prop_assert_eq!(of, on, "{} depends on {}", b, a);
            }
        }
    }

    #[test]
    fn loops_cover_every_cycle(succs in any_graph()) {
        let g = graph(&succs);
        let forest = LoopForest::compute(&g);
        let dom = DomTree::compute(&g);
        let mut acyclic = succs.clone();
        for (id, l) in forest.iter() {
            prop_assert!(!l.entries.is_empty() && !l.back_edges.is_empty());
            if !l.is_irreducible() {
                prop_assert!(l.nodes.iter().all(|&n| dom.dominates(l.entries[0], n)));
            }
            for &(source, i) in &l.back_edges {
                prop_assert!(l.nodes.contains(&source));
                let target = succs[source.index()][i as usize];
                prop_assert!(l.entries.contains(&Block::new(target)));
                acyclic[source.index()][i as usize] = usize::MAX;
            }
            if let Some(parent) = l.parent {
                prop_assert!(parent < id && l.nodes.iter().all(|n| forest.get(parent).nodes.contains(n)));
                prop_assert!(forest.get(parent).depth + 1 == l.depth);
            }
        }
        // Without the back edges nothing that the entry reaches is on a cycle.
        acyclic.iter_mut().for_each(|targets| targets.retain(|t| *t != usize::MAX));
        for n in reach(&succs, 0, None) {
            prop_assert!(acyclic[n].iter().all(|&t| !reach(&acyclic, t, None).contains(&n)), "{} is on a cycle", n);
        }
    }

    #[test]
    fn reverse_postorder_puts_dominators_first(succs in any_graph()) {
        let g = graph(&succs);
        let (order, dom) = (reverse_postorder(&g), DomTree::compute(&g));
        prop_assert_eq!(order.len(), reach(&succs, 0, None).len());
        let place = |b: Block| order.iter().position(|n| *n == b);
        for &n in &order {
            prop_assert!(dom.idom(n).is_none_or(|d| place(d) < place(n)));
        }
        prop_assert_eq!(g.num_nodes(), succs.len());
    }
}
