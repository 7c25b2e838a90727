import type { giftCardAdminEndpoints } from "@placket/contract/gift-card/gift-card.admin";
import { moneyToWire } from "@placket/contract/money/money.codec";
import type { GiftCardState } from "@placket/domain/gift-card/card-state";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import type { EntryRow } from "../ledger/ledger.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import type { CardRow } from "./gift-card-admin.sql.ts";
import { sendCardAgain, soldCardsOf } from "./sold/sold-cards.ts";
import type { SoldRow } from "./sold/sold-card.sql.ts";
import {
  cardWithEntries,
  findCard,
  issueCard,
  listCards,
  switchCard,
} from "./manage-gift-cards.ts";

export const giftCardAdminHandlers: Handlers<typeof giftCardAdminEndpoints> = {
  giftCards: async ({ ctx }, { query }) => {
    const page = await listCards(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const views = ctx.held(stores).views.map(({ id, name, currency }) => ({ id, name, currency }));
    const { rows, next } = page.value;
    return ok({ rows: rows.map((row) => toWire(ctx, row)), next, views });
  },
  exportGiftCards: ({ ctx }, { query }) => {
    const { sort } = query;
    const cards = everyRow((page) => listCards(ctx, searchOf(query), { ...page, sort }));
    return csvFile("gift-cards.csv", fileColumns(ctx), cards);
  },
  giftCard: async ({ ctx }, { params }) => {
    const found = await cardWithEntries(ctx, params.id);
    if (!found.ok) return found;
    const { entries, currency } = found.value;
    const wire = entries.map((entry) => entryToWire(entry, currency));
    const { boughtIn } = found.value;
    return ok({ ...toWire(ctx, found.value), entries: wire, boughtIn });
  },
  soldGiftCards: async ({ ctx }, { params }) => soldToWire(await soldCardsOf(ctx, params.number)),
  sendGiftCardAgain: async ({ ctx }, { params, body }) => {
    const sent = await transact(ctx, (tx) => sendCardAgain(tx, params.id, body));
    return sent.ok ? soldToWire(await soldCardsOf(ctx, sent.value)) : sent;
  },
  findGiftCard: async ({ ctx }, { body }) => {
    const found = await findCard(ctx, body.code);
    return found.ok ? ok({ id: found.value }) : found;
  },
  issueGiftCard: async ({ ctx }, { body }) => {
    const issued = await transact(ctx, (tx) => issueCard(tx, body));
    return issued.ok ? ok({ ...toWire(ctx, issued.value), code: issued.value.code }) : issued;
  },
  switchGiftCard: async ({ ctx }, { params, body }) => {
    const switched = await transact(ctx, (tx) => switchCard(tx, params.id, body));
    return switched.ok ? ok(toWire(ctx, switched.value)) : switched;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: GiftCardState | undefined;
}

const searchOf = ({ search = "", state }: Asked) => ({ text: search.trim(), state });

const websiteOf = (ctx: Ctx, websiteId: number) =>
  ctx.held(stores).views.find((view) => view.websiteId === websiteId)?.websiteCode ?? "";

const toWire = (ctx: Ctx, card: CardRow) => ({
  id: card.id,
  lastFour: card.lastFour,
  balance: moneyToWire(money(card.balance, card.currency)),
  state: card.state,
  isOpen: card.isOpen,
  website: websiteOf(ctx, card.websiteId),
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail,
  expiresAt: card.expiresAt && card.expiresAt.toISOString(),
  createdAt: card.createdAt.toISOString(),
});

const entryToWire = (entry: EntryRow, currency: string) => ({
  id: entry.id,
  movement: entry.movement,
  change: moneyToWire(money(entry.delta, currency)),
  balance: moneyToWire(money(entry.balance, currency)),
  reason: entry.reason,
  by: entry.byEmail,
  orderNumber: entry.orderNumber,
  at: entry.at.toISOString(),
});

const soldToWire = (cards: readonly SoldRow[]) =>
  ok({
    cards: cards.map(({ balance, currency, sendAt, ...card }) => ({
      ...card,
      balance: balance === null ? null : moneyToWire(money(balance, currency)),
      sendAt: sendAt.toISOString(),
    })),
  });

const fileColumns = (ctx: Ctx): CsvColumns<CardRow> => ({
  last_four: ({ lastFour }) => lastFour,
  website: ({ websiteId }) => websiteOf(ctx, websiteId),
  balance: ({ balance, currency }) => decimalOf(money(balance, currency)),
  currency: ({ currency }) => currency,
  state: ({ state }) => state,
  recipient_name: ({ recipientName }) => recipientName,
  recipient_email: ({ recipientEmail }) => recipientEmail,
  expires_at: ({ expiresAt }) => expiresAt?.toISOString() ?? "",
  created_at: ({ createdAt }) => createdAt.toISOString(),
});
