import type { superuserAdminEndpoints } from "@placket/contract/superuser/superuser.admin";
import { ok } from "@placket/domain/problem";
import {
  addNumber,
  changeNumberAs,
  knownNumber,
  listedNumbers,
  removeNumber,
  type ListedNumber,
} from "../customer/number/manage-numbers.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";

export const superuserAdminHandlers: Handlers<typeof superuserAdminEndpoints> = {
  customerNumbers: async ({ ctx }, { query }) => {
    const page = await listedNumbers(ctx, query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(rowWire) }) : page;
  },
  exportCustomerNumbers: ({ ctx }, { query }) =>
    csvFile(
      "customer-numbers.csv",
      COLUMNS,
      everyRow((page) => listedNumbers(ctx, { ...query, ...page })),
    ),
  customerNumber: ({ ctx }, { params }) => knownNumber(ctx, params.custid),
  addCustomerNumber: ({ ctx }, { body }) => transact(ctx, (tx) => addNumber(tx, body)),
  changeCustomerNumberAs: ({ ctx }, { params, body }) =>
    transact(ctx, (tx) => changeNumberAs(tx, params.custid, body)),
  removeCustomerNumber: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => removeNumber(tx, params.custid));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};

const rowWire = ({
  custid,
  companyName,
  websiteId,
  groupId,
  customers,
  version,
}: ListedNumber): ListedNumber => ({
  custid,
  companyName,
  websiteId,
  groupId,
  customers,
  version,
});

const COLUMNS: CsvColumns<ListedNumber> = {
  number: ({ custid }) => custid,
  company: ({ companyName }) => companyName,
  website: ({ websiteId }) => websiteId ?? "",
  group: ({ groupId }) => groupId ?? "",
  customers: ({ customers }) => customers,
};
