import type { quoteAdminEndpoints } from "@placket/contract/cart/quote.admin";
import { quoteIdOf, quoteNumber } from "@placket/domain/cart/quote/quote-number";
import type { QuoteState } from "@placket/domain/cart/quote/quote-state";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow } from "../../list/list-page.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { stores } from "../../store/store-config.ts";
import { putQuote } from "./put-quote.ts";
import { foundQuote, listQuotes, paperFor } from "./staff-quotes.ts";
import type { BuyersQuote } from "./staff-quotes.sql.ts";

export const quoteAdminHandlers: Handlers<typeof quoteAdminEndpoints> = {
  quotes: async ({ ctx }, { query }) => {
    const page = await listQuotes(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const { rows, next } = page.value;
    return ok({ rows: rows.map((row) => listedWire(ctx, row)), next });
  },
  exportQuotes: ({ ctx }, { query }) => {
    const { sort } = query;
    const quotes = everyRow((page) => listQuotes(ctx, searchOf(query), { ...page, sort }));
    return csvFile("quotes.csv", fileColumns(ctx), quotes);
  },
  quote: ({ ctx }, { params }) => wholeOf(ctx, params.number),
  quotePaper: async ({ ctx }, { params }) => {
    const id = quoteIdOf(params.number);
    return pdfFile(`${quoteNumber(id)}.pdf`, await paperFor(ctx, params.number));
  },
  putQuote: async ({ ctx }, { params }) => {
    const put = await putQuote(ctx, params.number);
    return put.ok ? wholeOf(ctx, params.number) : put;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: QuoteState | undefined;
}

const searchOf = ({ search = "", state }: Asked) => ({ text: search.trim(), state });

async function wholeOf(ctx: Ctx, number: string) {
  const found = await foundQuote(ctx, number);
  if (!found.ok) return found;
  const { paper, hasPrices, isInCart } = found.value;
  return ok({
    ...listedWire(ctx, found.value),
    lines: paper.rows.map(({ name, details, pieces, amount }) => {
      return { name, details, pieces, amount };
    }),
    sums: paper.sums,
    hasPrices,
    isInCart,
  });
}

const storeOf = (ctx: Ctx, { storeViewId }: BuyersQuote) =>
  ctx.held(stores).views.find(({ id }) => id === storeViewId)?.name ?? "";

const listedWire = (ctx: Ctx, row: BuyersQuote) => ({
  number: quoteNumber(row.id),
  buyer: { customerId: row.customerId, name: row.name, email: row.email },
  store: storeOf(ctx, row),
  madeAt: row.madeAt.toISOString(),
  validUntil: row.validUntil.toISOString(),
  state: row.state,
  total: row.total,
  orderNumber: row.orderNumber,
});

const fileColumns = (ctx: Ctx): CsvColumns<BuyersQuote> => ({
  quote: ({ id }) => quoteNumber(id),
  made: ({ madeAt }) => madeAt.toISOString(),
  valid_until: ({ validUntil }) => validUntil.toISOString(),
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  store: (row) => storeOf(ctx, row),
  total: ({ total }) => total,
  order: ({ orderNumber }) => orderNumber,
});
