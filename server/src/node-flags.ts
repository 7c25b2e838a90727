/** Flags of Node that the server runs with, wherever it is started. */
export const NODE_FLAGS: readonly string[] = [
  // Short-lived objects of a call die young; a small nursery saves some hundred megabytes under load.
  "--max-semi-space-size=8",
  // It has that size from the beginning: growing to it costs a start a tenth of its work.
  "--min-semi-space-size=8",
  // The heap is cleaned when it has doubled, not when it is four times as large: what it grew to while the
  // catalogue was read is never given back.
  "--heap-growing-percent=100",
];
