/** Flags of Node that the server runs with, wherever it is started. */
export const NODE_FLAGS: readonly string[] = [
  // Short-lived objects of a call die young; a small nursery saves some hundred megabytes under load.
  "--max-semi-space-size=8",
];
