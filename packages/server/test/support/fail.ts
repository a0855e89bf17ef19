// For what would be told of things that must not happen.
export const fail = (error: unknown): never => {
  throw error;
};
