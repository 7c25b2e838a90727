import { passkeyFromWire } from "@placket/contract/customer/passkey.codec";
import type { CallReply } from "../../../api/rest.ts";
import { shopKey, type Shop } from "../../../api/shop.ts";
import { queryOptions } from "../../../query/query.ts";
import type { Account } from "../../account.ts";

/** The passkeys of somebody, in the order in which they were added. */
export function passkeysQuery(shop: Shop, { id }: Pick<Account, "id">) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "passkeys"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => {
      const { passkeys }: CallReply<"passkeys"> = await shop.call("passkeys");
      return passkeys.map(passkeyFromWire);
    },
  });
}
