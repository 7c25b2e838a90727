// A process to be killed: a store on the data directory of its argument that places the order of each cart
// in turn and says so, the way a shopper gets the answer.
import { stdin, stdout } from "node:process";
import { buildApp } from "../app.ts";
import { openDatabase } from "../db/database.ts";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { sandboxProvider, type SandboxAccess } from "../providers/payment/sandbox-provider.ts";
import { readSettings } from "../settings.ts";
import { placeOrder } from "../order/order.ts";
import { aPlainWish } from "./plain-wish.ts";
import { silentLog } from "./silent-log.ts";
import { instead } from "./instead.ts";

export interface PlacingOrders {
  readonly dataDir: string;
  readonly sandbox: SandboxAccess;
  /** ISO 8601; the clock of the store stands still. */
  readonly now: string;
  readonly maskIds: readonly string[];
}

// The test that started it may be killed itself: nobody is left to end this one then.
stdin.resume().once("end", () => process.exit());

const { dataDir, sandbox, now, maskIds } = JSON.parse(process.argv[2] ?? "") as PlacingOrders;
const { call } = await buildApp({
  database: await openDatabase({ dataDir }),
  settings: readSettings({}),
  clock: () => new Date(now),
  instead: [instead(paymentProvider, sandboxProvider(sandbox))],
  log: silentLog,
});
await placeInTurn(0);
process.exit();

async function placeInTurn(index: number): Promise<void> {
  const maskId = maskIds[index];
  if (maskId === undefined) return;
  stdout.write(`asked ${maskId}\n`);
  const placed = await placeOrder(contextFor(call), aPlainWish(maskId));
  if (!placed.ok || placed.value.state !== "placed") throw new Error(JSON.stringify(placed));
  stdout.write(`placed ${maskId}\n`);
  return placeInTurn(index + 1);
}
