import type { stockAdminEndpoints } from "@placket/contract/stock/stock.admin";
import { ok } from "@placket/domain/problem";
import type { JudgedCount } from "@placket/domain/stock/shelf-count";
import type { StockLevel } from "@placket/domain/stock/stock-level";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import { countFileText, readCountFile } from "./count-file.ts";
import { countStock, judgeShelves, type CameOfCount } from "./count-shelves.ts";
import { changeStock, listStock, stockItem } from "./count-stock.ts";
import type { StockRow } from "./stock-admin.sql.ts";

export const stockAdminHandlers: Handlers<typeof stockAdminEndpoints> = {
  stock: async ({ ctx }, { query }) => {
    const page = await listStock(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(toWire) }) : page;
  },
  exportStock: ({ ctx }, { query }) => {
    const { sort } = query;
    const items = everyRow((page) => listStock(ctx, searchOf(query), { ...page, sort }));
    return csvFile("stock.csv", FILE_COLUMNS, items);
  },
  stockItem: async ({ ctx }, { params }) => {
    const found = await stockItem(ctx, params.id);
    if (!found.ok) return found;
    const { lastChange: last } = found.value;
    const lastChange = last ? { by: last.by, at: last.at.toISOString() } : null;
    return ok({ ...toWire(found.value), lastChange });
  },
  changeStock: async ({ ctx }, { params, body }) => {
    const changed = await transact(ctx, (tx) => changeStock(tx, params.id, body));
    return changed.ok ? ok(toWire(changed.value)) : changed;
  },
  countStock: async ({ ctx }, { body }) => {
    const counted = await transact(ctx, (tx) => countStock(tx, body));
    return counted.ok ? ok(cameOfToWire(counted.value)) : counted;
  },
  readCountFile: async ({ ctx }, { body }) => {
    const read = await readCountFile(countFileText(await body.file.arrayBuffer()));
    if (!read.ok) return read;
    const { counts, ...told } = read.value;
    return ok({ ...told, shelves: (await judgeShelves(ctx, counts)).map(judgedToWire) });
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly level?: StockLevel | undefined;
}

const searchOf = ({ search = "", level }: Asked) => ({ text: search.trim(), level });

const toWire = ({ id, sku, name, quantity, isInStock, level }: StockRow) => ({
  id,
  sku,
  name,
  quantity,
  isInStock,
  level,
});

const cameOfToWire = ({ counted, refused }: CameOfCount) => ({
  counted,
  refused: refused.map(({ sku, now, problem }) => ({ sku, now, problem: problemToWire(problem) })),
});

const judgedToWire = ({ sku, seen, quantity, now, problem, written }: JudgedCount) => ({
  sku,
  seen: Number.isNaN(seen) ? null : seen,
  counted: Number.isNaN(quantity) ? null : quantity,
  now: now ?? null,
  problem: problem ? problemToWire(problem) : null,
  ...(written && { written }),
});

const problemToWire = <Error extends string>({
  error,
  params,
}: {
  readonly error: Error;
  readonly params: readonly (string | number)[];
}) => ({ error, params: [...params] });

/** `counted` is filled in by whoever counts, and read back. */
const FILE_COLUMNS: CsvColumns<StockRow> = {
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  qty: ({ quantity }) => quantity,
  counted: () => null,
  is_in_stock: ({ isInStock }) => (isInStock ? 1 : 0),
  level: ({ level }) => level,
};
