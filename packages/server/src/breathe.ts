// Lets everybody else have a turn in the middle of something long.

export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
