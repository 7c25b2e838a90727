import { randomBytes } from "node:crypto";
import type { OrderStatus } from "@placket/domain/order/order-status";
import type { Address } from "@placket/domain/directory/address";
import { tallyOf, totalsOf } from "@placket/domain/line/totals";
import type { Db } from "../db/database.ts";

interface OrderDraft {
  readonly number: string;
  readonly status?: OrderStatus;
  readonly email?: string;
  readonly grand_total_minor?: number;
  readonly created_at?: Date;
  readonly customer_id?: number;
}

const ADDRESS: Address = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

/** An order's row with its cart, for lists of many; what must be true of an order is placed by a guest. */
export async function anOrder(db: Db, draft: OrderDraft): Promise<void> {
  const at = new Date("2026-03-02T09:00:00Z");
  const cart = await db
    .insertInto("cart")
    .values({ mask_id: randomBytes(16).toString("hex"), store_view_id: 1, is_active: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("sales_order")
    .values({
      status: "processing",
      email: "buyer@example.com",
      grand_total_minor: 0,
      created_at: at,
      ...draft,
      cart_id: cart.id,
      store_view_id: 1,
      currency: "USD",
      billing_address: JSON.stringify(ADDRESS),
      payment_method_code: "free",
      totals: JSON.stringify(totalsOf(tallyOf("USD", []))),
      confirmation_token: "",
      updated_at: at,
    })
    .execute();
}
