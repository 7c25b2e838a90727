import { routes } from "@placket/contract/routes.gen";
import type { OwnOrder, OwnPaper } from "@placket/contract/order/own-order.codec";
import { wireRequest } from "@placket/web/call/wire";
import { apiBase } from "../../api/rest.ts";

/** Where a paper of an order is a file: of its money, or the slip that lies in a parcel. */
export function paperHref(
  storeCode: string,
  { number, token }: Pick<OwnOrder, "number" | "token">,
  paper: { readonly kind: OwnPaper["kind"] | "packing-slip"; readonly number: string },
): string {
  const query = { number, token, kind: paper.kind, paper: paper.number };
  return apiBase(storeCode) + wireRequest(routes.orderPaper, { query }).path;
}
