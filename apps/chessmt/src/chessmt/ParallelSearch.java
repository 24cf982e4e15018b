package chessmt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;
import chess.search.ScoredMove;
import chess.search.Search;

/** Scores each move of a position as a task of its own, on a fixed number of threads. */
final class ParallelSearch {
    private final Position position;
    private final int threads;
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong evaluations = new AtomicLong();

    ParallelSearch(Position position, int threads) {
        this.position = position;
        this.threads = threads;
    }

    /** The ranking that {@link Search#rank} gives. */
    List<ScoredMove> rank(int depth) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<ScoredMove>> scores = new ArrayList<>();
            for (Move move : MoveGenerator.legalMoves(position)) {
                Position own = position.copy();
                scores.add(pool.submit(() -> score(own, move, depth)));
            }
            List<ScoredMove> ranking = new ArrayList<>();
            for (Future<ScoredMove> score : scores) {
                ranking.add(score.get());
            }
            Collections.sort(ranking);
            return ranking;
        } finally {
            pool.shutdown();
        }
    }

    private ScoredMove score(Position own, Move move, int depth) {
        Search search = new Search(own);
        ScoredMove scored = search.score(move, depth);
        nodes.addAndGet(search.nodes());
        evaluations.addAndGet(search.evaluations());
        return scored;
    }

    long nodes() {
        return nodes.get();
    }

    long evaluations() {
        return evaluations.get();
    }
}
