/** How long tests in a browser wait for what has to come. Generous: test machines are slow and shared. */
export const PATIENCE_MS = 30_000;
