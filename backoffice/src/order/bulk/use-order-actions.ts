import type { Permission } from "@placket/domain/access/permissions";
import { useContext } from "react";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { PermissionsContext } from "../../page/permissions.ts";
import type { OrderRow } from "../order.queries.ts";
import { useLookingAfter } from "./use-looking-after.ts";
import { usePacking } from "./use-packing.ts";
import { useReleasing } from "./use-releasing.ts";
import { useShipping } from "./use-shipping.ts";
import { useTaking } from "./use-taking.ts";

/** Everything that may be done with several orders at once, in its order, and who may. */
const ACTIONS = {
  pack: "orders.pack",
  pickList: "orders.pack",
  ship: "orders.pack",
  slips: "orders.pack",
  take: "payments.move",
  release: "orders.change",
  lookAfter: "payments.lookAfter",
} as const satisfies Readonly<Record<string, Permission>>;

export type OrderAction = keyof typeof ACTIONS;

/** What whoever is signed in may do with several orders: of all of it, or of those named. */
export function useOrderActions(
  named: readonly OrderAction[] = Object.keys(ACTIONS) as OrderAction[],
): readonly BulkAction<OrderRow>[] {
  const permitted = useContext(PermissionsContext);
  const actions: Readonly<Record<OrderAction, BulkAction<OrderRow>>> = {
    ...usePacking(),
    ...useShipping(),
    ...useTaking(),
    ...useReleasing(),
    ...useLookingAfter(),
  };
  return named.filter((name) => permitted.includes(ACTIONS[name])).map((name) => actions[name]);
}
