import { regroupCarts } from "../../cart/owned/left-carts.ts";
import type { Ctx } from "../../context.ts";
import { regroupSessions } from "../../session/session.ts";
import { updateConnection, type CustomerRow } from "../customer.sql.ts";
import type { NumberRow } from "./number.sql.ts";

/**
 * Connects somebody whose row is held as a customer number, or as none. A representative is in the number's group from
 * then on: on every device, in their cart, in what they order; their own group is kept for when they are no more. To
 * anybody else a number is what the books call them, and changes no price.
 */
export async function connectAs(
  tx: Ctx,
  customer: Pick<CustomerRow, "id" | "groupId" | "ownGroupId" | "isRepresentative">,
  number: NumberRow | null,
): Promise<void> {
  const own = customer.ownGroupId ?? customer.groupId;
  const isConnected = customer.isRepresentative && number !== null;
  const groupId = (isConnected ? number.groupId : null) ?? own;
  await updateConnection(tx.db, customer.id, {
    customerNumber: number?.custid ?? null,
    groupId,
    ownGroupId: isConnected ? own : null,
  });
  if (groupId === customer.groupId) return;
  await regroupCarts(tx, customer.id, groupId);
  await regroupSessions(tx, customer.id, groupId);
}
