/**
 * How long a test waits for something to happen, in milliseconds: far longer than it takes on a machine that has other
 * work, so that it ends when the thing happened, and a failure means that it did not.
 */
export const PATIENCE_MS = 60_000;
