import type { Db } from "../../db/database.ts";
import type { SessionHolder } from "../../session/session-holder.ts";

/** A visit as a row, with its partner and their portal, for tests that ask by its session; gives its id. */
export async function aVisitRow(db: Db): Promise<number> {
  const now = new Date("2026-03-02T10:00:00Z");
  const times = { created_at: now, updated_at: now };
  const { id: portalId } = await db
    .insertInto("portal")
    .values({
      id: 77,
      code: "harbour",
      name: "Harbour Catering",
      is_active: true,
      force_login: false,
      redirect_after_login: false,
      hide_search: false,
      hide_struck_prices: false,
      uses_po_numbers: true,
      can_edit_shipping: true,
      can_edit_billing: true,
      overrides_categories: false,
      has_vertical_menu: false,
      customer_instructions: "",
      above_login_details: "",
      below_login_details: "",
      footer_navigation: "",
      disclaimer: "",
      ...times,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: partnerId } = await db
    .insertInto("punchout_partner")
    .values({
      name: "Harbor Buying",
      is_active: true,
      protocol: "cxml",
      domain: "DUNS",
      identity: "942888711",
      secret_hash: "",
      portal_id: portalId,
      group_id: 1,
      store_view_id: 1,
      return_hosts: ["buy.example"],
      form_kind: "cxml-base64",
      piece_unit: "EA",
      set_unit: "SET",
      class_domain: "UNSPSC",
      class_code: "53102700",
      fields: "[]",
      ...times,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const credential = { domain: "DUNS", identity: "942888711" };
  const { id } = await db
    .insertInto("punchout_visit")
    .values({
      partner_id: partnerId,
      operation: "create",
      state: "open",
      payload_id: "1@buy.example",
      buyer_cookie: "cookie",
      return_url: "https://buy.example/return",
      reply_to: JSON.stringify({ from: credential, to: credential, returned: [] }),
      cart_mask_id: "c".repeat(32),
      start_until: now,
      asked_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Who holds the session of a visit. */
export const aBuyerOf = (visitId: number): SessionHolder => ({
  kind: "buyer",
  groupId: 1,
  organizationId: null,
  punchout: { id: visitId, cartId: "c".repeat(32) },
});
