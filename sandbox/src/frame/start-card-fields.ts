import { cardFields } from "./card-fields.ts";
import type { Fault, TypedCard } from "./card-check.ts";
import { CHANNEL, type CardToken, type FrameMessage } from "./messages.ts";

const parentOrigin = meta("parent-origin");

const listener = cardFields({
  document,
  parentOrigin,
  parent: window.parent,
  today: () => ({ year: new Date().getFullYear(), month: new Date().getMonth() + 1 }),
  send,
  exchange,
});
window.addEventListener("message", listener);
new ResizeObserver(() => {
  send({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
send({ type: "ready" });

function send(message: FrameMessage): void {
  window.parent.postMessage({ channel: CHANNEL, ...message }, parentOrigin);
}

async function exchange(card: TypedCard): Promise<CardToken | readonly Fault[]> {
  const response = await fetch("/v1/tokens", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card, publicKey: meta("public-key"), session: meta("session") }),
    credentials: "omit",
    signal: AbortSignal.timeout(EXCHANGE_MS),
  });
  const body: unknown = await response.json();
  if (response.status === 201) return body as CardToken;
  if (response.status === 422) return (body as { faults: readonly Fault[] }).faults;
  throw new Error(`The card fields were answered with ${response.status}`);
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

const EXCHANGE_MS = 10_000;
