import { customerSubject } from "@placket/domain/audit/customer-subject";
import type { ledgerAdminEndpoints } from "@placket/contract/ledger/ledger.admin";
import { POINTS_UNIT, type OwnAccount } from "@placket/domain/ledger/own-account";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { ok } from "@placket/domain/problem";
import { traceRefusal } from "../audit/audit.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow, type PageAsked } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import type { EntryRow } from "./ledger.ts";
import type { HolderRow } from "./ledger-admin.sql.ts";
import { currenciesOf, holderWithEntries, listHolders, moveByHand } from "./manage-balances.ts";

export const ledgerAdminHandlers: Handlers<typeof ledgerAdminEndpoints> = {
  balances: async ({ ctx }, { query }) => {
    const page = await listHolders(ctx, (query.search ?? "").trim(), query);
    if (!page.ok) return page;
    const { rows, next } = page.value;
    return ok({
      rows: rows.map((row) => ({
        ...holderToWire(row),
        accounts: row.accounts.map(accountToWire),
      })),
      next,
    });
  },
  exportBalances: ({ ctx }, { query }) => {
    const { search = "", sort } = query;
    const pageOf = (page: PageAsked) => listHolders(ctx, search.trim(), { ...page, sort });
    return csvFile("balances.csv", FILE_COLUMNS, everyAccount(everyRow(pageOf)));
  },
  balance: async ({ ctx }, { params }) => {
    const found = await holderWithEntries(ctx, params.id);
    if (!found.ok) return found;
    const accounts = found.value.accounts.map((account) => ({
      ...accountToWire(account),
      entries: account.entries.map((entry) => entryToWire(entry, account.unit)),
    }));
    return ok({ ...holderToWire(found.value), accounts, currencies: [...currenciesOf(ctx)] });
  },
  moveBalance: async ({ ctx }, { params, body }) => {
    const { reason: _, request: __, ...asked } = body;
    const moved = await traceRefusal(
      ctx,
      { action: "balance.refused", subject: customerSubject(params.id), asked },
      await transact(ctx, (tx) => moveByHand(tx, { ...body, customerId: params.id })),
    );
    return moved.ok ? ok(accountToWire(moved.value)) : moved;
  },
};

/** A line of the file. */
interface AccountLine {
  readonly email: string;
  readonly account: OwnAccount;
}

async function* everyAccount(holders: AsyncIterable<HolderRow>): AsyncGenerator<AccountLine> {
  for await (const { email, accounts } of holders) {
    for (const account of accounts) yield { email, account };
  }
}

const FILE_COLUMNS: CsvColumns<AccountLine> = {
  email: ({ email }) => email,
  kind: ({ account }) => account.kind,
  unit: ({ account }) => account.unit,
  balance: ({ account }) => shown(account.balance, account.unit),
};

const holderToWire = ({ customerId, email, firstName, lastName }: Omit<HolderRow, "accounts">) => ({
  customerId,
  email,
  name: `${firstName} ${lastName}`.trim(),
});

const accountToWire = ({ kind, unit, balance }: OwnAccount) => ({
  kind: kind === "points" ? kind : ("store_credit" as const),
  unit,
  balance: shown(balance, unit),
});

const entryToWire = (entry: EntryRow, unit: string) => ({
  id: entry.id,
  movement: entry.movement,
  change: shown(entry.delta, unit),
  balance: shown(entry.balance, unit),
  reason: entry.reason,
  by: entry.byEmail,
  orderNumber: entry.orderNumber,
  at: entry.at.toISOString(),
});

/** In major units of a currency, or in points. */
const shown = (units: number, unit: string) =>
  unit === POINTS_UNIT ? units : decimalOf(money(units, unit));
