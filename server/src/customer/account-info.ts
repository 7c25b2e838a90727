import { createHash } from "node:crypto";
import type { AccountInfoWire } from "@placket/contract/customer/customer.rest";
import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import type { Ctx } from "../context.ts";
import { portalById } from "../store/portal-of.ts";
import { taxes } from "../tax/tax.ts";
import type { CustomerRow } from "./customer.sql.ts";

/** Who is logged in as the documents tell it (ACCT-14 to 16); of nobody for guests. */
export function accountInfo(ctx: Ctx, customer: CustomerRow | undefined): AccountInfoWire {
  const groupId = customer?.groupId ?? GUEST_GROUP_ID;
  return {
    id: customer?.id ?? null,
    email: customer?.email ?? "",
    username: customer?.username ?? "",
    firstName: customer?.firstName ?? "",
    lastName: customer?.lastName ?? "",
    group: { customer_group_code: ctx.held(taxes).codeOfGroup(groupId) ?? "" },
    isLoggedIn: customer !== undefined,
    ...NO_COMPANY,
    extensionAttributes: {
      ...NO_COMPANY_ATTRIBUTES,
      portal_data: portalDataToWire(portalById(ctx, customer?.portalId ?? null)),
      // As Magento names price classes to search services.
      customer_group_hash: createHash("sha1").update(String(groupId)).digest("hex"),
      acted_by: (ctx.principal.kind === "customer" && ctx.principal.actingFor?.email) || null,
    },
  };
}

/** What only representatives and super users have: there, and empty. */
const NO_COMPANY = { isSalesRepresentative: false, customerNumber: "" };

const NO_COMPANY_ATTRIBUTES = {
  customer_number_info: { custid: "", company_name: "", website_name: "" },
  is_active_super_user: false,
  is_logged_in_as_assigned_super_user_customer: false,
  assigned_su_customer_info: null,
};
