import { lateModule } from "@placket/web/late/late-module";
import { onCartElsewhere } from "../../cart/cart-tabs.ts";
import { subscribe } from "../../events/events.ts";
import type { Running } from "../../room.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored } from "../../storage/stored.ts";
import { isOrdering } from "./is-ordering.ts";

const watchScript = lateModule(() => import("./payment-watch.ts"));

/**
 * Looks on every page how the payment stands that was left open, and again when a tab hears of an answer. Who
 * has none, as nearly everybody, loads nothing for it.
 */
export function start(running: Running): void {
  let watch: Promise<(() => Promise<void>) | undefined> | undefined;
  const look = async () => {
    if (watch === undefined && readStored(storageKeys.placings) === undefined) return;
    watch ??= watchScript().then(
      (module) => module.paymentWatch(running),
      () => undefined,
    );
    const ask = await watch;
    // A script that does not come is asked for again by the next look.
    if (ask === undefined) watch = undefined;
    else await ask();
  };
  subscribe("page.loaded", () => void look());
  isOrdering.subscribe(() => void look());
  onCartElsewhere(() => void look());
  addEventListener("online", () => void look());
  void look();
}
