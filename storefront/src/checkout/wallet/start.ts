import { lateModule } from "@placket/web/late/late-module";
import type { Running } from "../../room.ts";
import { creditReturn } from "./credit-address.ts";
import { paypalReturn } from "./paypal-address.ts";

const arrival = lateModule(() => import("./come-from-wallet.ts"));

/** Takes in whoever comes back from a wallet; nobody else loads anything for it. */
export function start(running: Running): void {
  const back = paypalReturn(location) ?? creditReturn(location.search);
  if (!back) return;
  // What does not come is taken for a way back without an approval: it can be confirmed again.
  void arrival().then(
    ({ comeFromWallet }) => comeFromWallet(running, back),
    () => undefined,
  );
}
