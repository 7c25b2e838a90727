import { createHash } from "node:crypto";
import type { AccountInfoWire } from "@placket/contract/customer/customer.rest";
import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import type { Ctx } from "../context.ts";
import { portalById } from "../store/portal-of.ts";
import { websiteNames } from "../store/website-names.ts";
import { taxes } from "../tax/tax.ts";
import type { CustomerRow } from "./customer.sql.ts";
import { assignedToWire, companyOf } from "./number/assigned.ts";

/**
 * Who is logged in as the documents tell it (ACCT-14 to 16); of nobody for guests. Whoever has a customer number or is
 * acted for by a super user costs a statement more, everybody else none.
 */
export async function accountInfo(
  ctx: Ctx,
  customer: CustomerRow | undefined,
): Promise<AccountInfoWire> {
  const groupId = customer?.groupId ?? GUEST_GROUP_ID;
  const deputy = ctx.principal.kind === "customer" ? ctx.principal.actingFor : null;
  const isAssigned = customer !== undefined && deputy?.kind === "customer";
  const number = customer?.customerNumber ?? "";
  const known =
    customer && (isAssigned || number !== "") ? await companyOf(ctx, customer) : NO_COMPANY;
  return {
    id: customer?.id ?? null,
    email: customer?.email ?? "",
    username: customer?.username ?? "",
    firstName: customer?.firstName ?? "",
    lastName: customer?.lastName ?? "",
    group: { customer_group_code: ctx.held(taxes).codeOfGroup(groupId) ?? "" },
    isLoggedIn: customer !== undefined,
    // Whoever acts for somebody is not what the other one is.
    isSalesRepresentative: deputy === null && customer?.isRepresentative === true,
    customerNumber: number,
    extensionAttributes: {
      customer_number_info: {
        custid: number,
        company_name: number === "" ? "" : known.company,
        website_name:
          number === ""
            ? ""
            : (websiteNames(ctx).get(known.websiteId ?? ctx.store.websiteId) ?? ""),
      },
      is_active_super_user: isAssigned || (deputy === null && customer?.isSuperUser === true),
      is_logged_in_as_assigned_super_user_customer: isAssigned,
      assigned_su_customer_info: isAssigned ? assignedToWire({ ...customer, ...known }) : null,
      portal_data: portalDataToWire(portalById(ctx, customer?.portalId ?? null)),
      // As Magento names price classes to search services.
      customer_group_hash: createHash("sha1").update(String(groupId)).digest("hex"),
      acted_by: deputy?.email ?? null,
    },
  };
}

const NO_COMPANY = { company: "", websiteId: null };
