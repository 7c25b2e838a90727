import { subscribe, type EventName, type Events, type Happened } from "../events/events.ts";
import { until } from "../events/observable.ts";
import { account } from "../customer/account.ts";
import type { Teller } from "./teller.ts";
import { note } from "./told.ts";

/** What other tabs may hear of (ANALYTICS-16). */
const SHARED = [
  "cart.itemAdded",
  "cart.itemUpdated",
  "cart.itemRemoved",
  "product.disabled",
  "chefworks quickview opened",
] as const satisfies readonly EventName[];

/** Under this name the tabs of a browser hear each other, and the window's scripts what came from another one. */
const CHANNEL = "placket-events";

type Shared = {
  readonly [Name in (typeof SHARED)[number]]: {
    readonly name: Name;
    readonly payload: Events[Name];
  };
}[(typeof SHARED)[number]];

/** Whether it is what another tab of this version sends: any script of the origin may send anything. */
const isShared = (told: unknown): told is Shared =>
  typeof told === "object" &&
  told !== null &&
  "name" in told &&
  "payload" in told &&
  (SHARED as readonly unknown[]).includes(told.name);

/**
 * Tells the other tabs, and hears them: what comes from one is an event of the window, `placket-events` with its name and
 * payload, and no entry of a data layer, where it would be counted twice (ANALYTICS-17). Gives what ends that.
 * @param early what happened before, which they are told as well
 */
export function shareEvents(teller: Teller, early: readonly Happened[] = []): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isShared(data) || !teller.may("analytics")) return;
    note(`from another tab: ${data.name}`, "told");
    dispatchEvent(new CustomEvent(CHANNEL, { detail: data }));
  });
  const tell = (happened: unknown) => {
    // A channel is of one origin by itself.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (isShared(happened) && teller.may("analytics")) channel.postMessage(happened);
  };
  // Until it is known who is here nobody may be told.
  if (account.get() !== undefined) early.forEach(tell);
  else void until(account, (who) => who !== undefined).then(() => early.forEach(tell));
  const stops = SHARED.map((name) => subscribe(name, (payload) => tell({ name, payload })));
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
