import type { customerAdminEndpoints } from "@placket/contract/customer/customer.admin";
import { checkDays } from "@placket/domain/list-days";
import { ok, refuse } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow, type PageAsked } from "../../list/list-page.ts";
import { listCustomers, type ListedCustomer } from "./list-customers.ts";

export const customerAdminHandlers: Handlers<typeof customerAdminEndpoints> = {
  customers: async ({ ctx }, { query }) => {
    const page = await listCustomers(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const { rows, next } = page.value;
    return ok({
      rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      next,
    });
  },
  exportCustomers: ({ ctx }, { query }) => {
    const problems = checkDays(query);
    if (problems.length > 0) return refuse(...problems);
    const { sort } = query;
    const pageOf = (page: PageAsked) => listCustomers(ctx, searchOf(query), { ...page, sort });
    return csvFile("customers.csv", FILE_COLUMNS, everyRow(pageOf));
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly group?: number | undefined;
  readonly website?: number | undefined;
  readonly portal?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly ordered?: "yes" | "no" | undefined;
}

const searchOf = ({ search = "", group, website, portal, from, to, ordered }: Asked) => ({
  text: search.trim(),
  groupId: group,
  websiteId: website,
  portalId: portal,
  from,
  to,
  hasOrdered: ordered && ordered === "yes",
});

const FILE_COLUMNS: CsvColumns<ListedCustomer> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  name: ({ name }) => name,
  company: ({ company }) => company,
  group: ({ group }) => group,
  portal: ({ portal }) => portal,
  website: ({ website }) => website,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  orders: ({ orders }) => orders,
  may_sign_in: ({ isActive }) => (isActive ? "yes" : "no"),
};
