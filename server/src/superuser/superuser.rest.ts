import type { superuserEndpoints } from "@placket/contract/superuser/superuser.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import { cameIn } from "../customer/came-in.ts";
import { changeNumber, offeredNumbers } from "../customer/number/change-number.ts";
import { findActable } from "../customer/number/find-actable.ts";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { actForCustomer } from "./act-for.ts";

export const superuserHandlers: Handlers<typeof superuserEndpoints> = {
  searchCustomerNumbers: async ({ ctx }, { query }) => {
    const isHere = query.byCurrentWebsiteId === undefined || HERE.has(query.byCurrentWebsiteId);
    const found = await offeredNumbers(ctx, query.numberOrCompany, isHere);
    const items = found.map(({ custid, companyName }) => ({ custid, company_name: companyName }));
    return ok({ list: { items } });
  },
  changeCustomerNumber: ({ ctx }, { body }) =>
    transact(ctx, (tx) => changeNumber(tx, body.customerNumber)),
  searchCustomers: async ({ ctx }, { query }) =>
    ok({ items: await findActable(ctx, query.idOrEmailOrName ?? "") }),
  actForCustomer: async (call, { body }) => {
    // Whoever acts is seen to, on a page that says so.
    if (!call.isOwnPage) return refuse(problem("access.forbidden"));
    const came = await cameIn(
      call,
      await transact(call.ctx, (tx) => actForCustomer(tx, body.asCustomerId)),
    );
    return came.ok ? ok({ login_result: true as const, token: came.value.token }) : came;
  },
};

const HERE: ReadonlySet<string> = new Set(["true", "1"]);
