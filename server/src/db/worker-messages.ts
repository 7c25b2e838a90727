/** What the main thread asks of the embedded engine's thread; one request at a time. */
export type WorkerRequest =
  | { readonly kind: "exchange"; readonly bytes: Uint8Array }
  | { readonly kind: "close" };

/** `ready` comes once, unasked; every request then has one reply. */
export type WorkerReply =
  | { readonly kind: "ready" }
  | { readonly kind: "reply"; readonly bytes: Uint8Array }
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly reason: string };
