package inputs;

import java.io.IOException;
import java.nio.file.Path;

/** Makes the inputs of one evaluation program. */
interface Generator {
    /**
     * Prepares what all inputs share; called once, before the first input.
     *
     * @param folder where the files go
     * @param seed   of everything that is random here
     */
    default void prepare(Path folder, long seed) throws IOException {
    }

    /**
     * Writes the files of one input.
     *
     * @param folder where the files go
     * @param index  number of the input, for file names
     * @param draw   where all that is random comes from
     */
    RunLine generate(Path folder, int index, Draw draw) throws IOException;
}
