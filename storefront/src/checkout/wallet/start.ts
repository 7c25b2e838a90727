import { lateModule } from "@placket/web/late/late-module";
import type { Running } from "../../room.ts";
import { paypalReturn } from "./paypal-address.ts";

const arrival = lateModule(() => import("./come-from-paypal.ts"));

/** Takes in whoever comes back from PayPal; nobody else loads anything for it. */
export function start(running: Running): void {
  const back = paypalReturn(location.search);
  if (!back) return;
  // What does not come is taken for a way back without an approval: it can be confirmed again.
  void arrival().then(
    ({ comeFromPaypal }) => comeFromPaypal(running, back),
    () => undefined,
  );
}
