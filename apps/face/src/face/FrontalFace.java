package face;

/**
 * The cascade for faces seen from the front. It is designed, not learned: each feature is something that can be said about
 * such a face, on a grid of 24 x 24, and its threshold is what nearly all synthetic faces of the input generator reach.
 */
final class FrontalFace {
    private FrontalFace() {
    }

    static Cascade cascade() {
        return new Cascade().then(eyes()).then(mouth()).then(hair()).then(sides()).then(details());
    }

    /** The band of the eyes is darker than the cheeks, and each eye darker than the bridge of the nose. */
    private static Stage eyes() {
        HaarFeature cheeks = new HaarFeature().bright(4, 12, 16, 4, 1).dark(4, 7, 16, 4, 1);
        HaarFeature bridge = new HaarFeature().bright(11, 8, 2, 5, 1).dark(5, 8, 5, 4, 0.5).dark(14, 8, 5, 4, 0.5);
        return new Stage(2).vote(cheeks, 0.45, 1).vote(bridge, 0.6, 1);
    }

    /** The mouth is darker than what is above and below, the forehead brighter than the brows. */
    private static Stage mouth() {
        HaarFeature lips = new HaarFeature().bright(8, 16, 8, 1, 0.5).bright(9, 21, 6, 2, 0.5).dark(8, 18, 8, 2, 1);
        HaarFeature forehead = new HaarFeature().bright(6, 3, 12, 3, 1).dark(5, 7, 14, 3, 1);
        return new Stage(2).vote(lips, 0.25, 1).vote(forehead, 0.3, 1);
    }

    /** Dark hair frames the face. */
    private static Stage hair() {
        HaarFeature top = new HaarFeature().bright(8, 3, 8, 3, 1).dark(6, 0, 12, 2, 1);
        HaarFeature temples = new HaarFeature().bright(4, 11, 4, 6, 0.5).bright(16, 11, 4, 6, 0.5).dark(0, 11, 1, 6, 0.5)
                .dark(23, 11, 1, 6, 0.5);
        return new Stage(2).vote(top, 1.1, 1).vote(temples, 0.5, 1);
    }

    /** Both sides look alike: each eye is darker than its cheek, and neither half is much brighter. */
    private static Stage sides() {
        HaarFeature leftEye = new HaarFeature().bright(5, 12, 4, 3, 1).dark(5, 8, 4, 3, 1);
        HaarFeature rightEye = new HaarFeature().bright(15, 12, 4, 3, 1).dark(15, 8, 4, 3, 1);
        HaarFeature notLeft = new HaarFeature().bright(14, 4, 6, 16, 1).dark(4, 4, 6, 16, 1);
        HaarFeature notRight = new HaarFeature().bright(4, 4, 6, 16, 1).dark(14, 4, 6, 16, 1);
        return new Stage(4).vote(leftEye, 0.6, 1).vote(rightEye, 0.6, 1).vote(notLeft, -0.5, 1).vote(notRight, -0.5, 1);
    }

    /** Smaller parts, of which one may be missing. */
    private static Stage details() {
        HaarFeature leftPupil = new HaarFeature().bright(3, 9, 2, 2, 0.5).bright(9, 9, 2, 2, 0.5).dark(6, 9, 2, 2, 1);
        HaarFeature rightPupil = new HaarFeature().bright(13, 9, 2, 2, 0.5).bright(19, 9, 2, 2, 0.5).dark(16, 9, 2, 2, 1);
        HaarFeature nostrils = new HaarFeature().bright(11, 10, 2, 4, 1).dark(10, 15, 4, 1, 1);
        HaarFeature corners = new HaarFeature().bright(4, 18, 3, 2, 0.5).bright(17, 18, 3, 2, 0.5).dark(9, 18, 6, 2, 1);
        HaarFeature chin = new HaarFeature().bright(9, 21, 6, 2, 1).dark(9, 18, 6, 2, 1);
        return new Stage(4).vote(leftPupil, 0.5, 1).vote(rightPupil, 0.5, 1).vote(nostrils, 0.1, 1).vote(corners, 0.5, 1)
                .vote(chin, 0.5, 1);
    }
}
