import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { networkOf } from "../../http/guard/client-network.ts";

/** Names of lists that one network has sewn at the same time: those of two of the longest lists. */
const NAMES_AT_ONCE_MOST = 2 * CART_ENTRIES_MAX;

/** How many names are being sewn for lists, by the network that asked. */
export const namesInHand = holding<Map<string, number>>({
  name: "names in hand",
  open: () => new Map(),
});

/**
 * Does the work of a list of so many names, or refuses it at once where its network has too many sewn already: one that
 * waits for five others would be given up before its turn (decision 0123). A list that comes alone always has room.
 */
export async function inHand<Done>(
  { client, held }: Ctx,
  names: number,
  work: () => Promise<Result<Done>>,
): Promise<Result<Done>> {
  if (!client) return work();
  const network = networkOf(client.address);
  const all = held(namesInHand);
  const before = all.get(network) ?? 0;
  if (before > 0 && before + names > NAMES_AT_ONCE_MOST) {
    return refuse(problem("embroidery.sewingBusy"));
  }
  all.set(network, before + names);
  try {
    return await work();
  } finally {
    const left = (all.get(network) ?? 0) - names;
    if (left > 0) all.set(network, left);
    else all.delete(network);
  }
}
