import type { CallReply } from "../../../api/rest.ts";
import { shopKey, type Shop } from "../../../api/shop.ts";
import { queryOptions } from "../../../query/query.ts";
import type { Account } from "../../account.ts";
import { accountEndFromWire } from "@placket/contract/customer/account-end.codec";
import { deviceFromWire } from "@placket/contract/customer/device.codec";

/** The devices on which somebody is signed in, this one first. */
export function devicesQuery(shop: Shop, { id }: Pick<Account, "id">) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "devices"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => {
      const { sessions }: CallReply<"sessions"> = await shop.call("sessions");
      return sessions.map(deviceFromWire);
    },
  });
}

/** What stands in the way of the end of an account, and what is lost by it. */
export function accountEndQuery(shop: Shop, { id }: Pick<Account, "id">) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "end"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => accountEndFromWire(await shop.call("accountEnd")),
  });
}
