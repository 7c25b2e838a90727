import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import type { Account } from "../account.ts";
import { accountEndQuery } from "./devices/devices.queries.ts";

/** What an account proves by who asks. */
export type Proof = "password" | "sign-in";

/**
 * By what an account proves who asks: by its password, or, where it has none (staff made it, or a link or a passkey
 * is all it was ever opened by), by a sign-in of a moment ago; undefined until that is known.
 */
export function useProof(account: Pick<Account, "id">): Proof | undefined {
  const query = useQuery(accountEndQuery(useShop(), account));
  if (query.isPending) return undefined;
  // Nobody can tell: the server says what it wants.
  return query.data?.wantsPassword === false ? "sign-in" : "password";
}
