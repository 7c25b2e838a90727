import type { Ctx } from "../context.ts";
import { networkOf } from "../http/guard/client-network.ts";
import type { WorkTerms } from "./work-threads.ts";

/**
 * In whose line the works of a call wait. Counted as writes are: carts and sessions are had for nothing, a network is
 * not (decision 0092).
 */
export const whose = ({ client, isGone }: Pick<Ctx, "client" | "isGone">): WorkTerms => ({
  ...(client && { asker: networkOf(client.address) }),
  ...(isGone && { isGone }),
});
