import { moneyFromWire } from "@placket/contract/money/money.codec";
import { codeTyped, maskedCode } from "@placket/domain/gift-card/code";
import { checkIssue, endOfDay, type IssueDraft } from "@placket/domain/gift-card/issue";
import { checkReason } from "@placket/domain/ledger/by-hand";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { entriesOf, openOrClose, type EntryRow } from "../ledger/ledger.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import type { StoreView } from "../store/store-view.ts";
import { stores } from "../store/store-config.ts";
import { codeHash } from "./code-hash.ts";
import {
  selectCard,
  selectCardId,
  selectCards,
  type CardRow,
  type CardSearch,
} from "./gift-card-admin.sql.ts";
import { selectOrderOfCard } from "./sold/sold-card.sql.ts";
import { writeCard, type Issued } from "./issue-card.ts";

/** Cards that match, a page of them. */
export function listCards(
  ctx: Ctx,
  search: Omit<CardSearch, "now">,
  asked: PageAsked,
): Promise<Result<Page<CardRow>>> {
  return selectCards(ctx.db, { ...search, now: ctx.now }, asked);
}

/** How much of a card's history is shown. */
const ENTRIES_MOST = 200;

/** A card with what happened to it. */
export async function cardWithEntries(
  ctx: Ctx,
  id: number,
): Promise<
  Result<CardRow & { readonly entries: readonly EntryRow[]; readonly boughtIn: string | null }>
> {
  const card = await selectCard(ctx.db, id, ctx.now);
  if (!card) return refuse(problem("giftCard.noneWithId", "id"));
  const entries = await entriesOf(ctx, card.accountId, { limit: ENTRIES_MOST });
  return ok({ ...card, entries, boughtIn: await selectOrderOfCard(ctx.db, id) });
}

/** The id of the card of a whole code. */
export async function findCard(ctx: Ctx, typed: string): Promise<Result<number>> {
  const code = codeTyped(typed);
  const id = code === undefined ? undefined : await selectCardId(ctx.db, codeHash(code));
  return id === undefined ? refuse(problem("giftCard.noneWithCode", "code")) : ok(id);
}

/** A card as staff issue it, the amount in major units of the store view's currency. */
interface Issue extends Omit<IssueDraft, "amountMinor"> {
  readonly storeViewId: number;
  readonly amount: number;
}

/** Issues a card, with its trace and, where somebody is to get it, the letter with its code. */
export async function issueCard(
  tx: Ctx,
  { storeViewId, amount, ...typed }: Issue,
): Promise<Result<Issued>> {
  const view = tx.held(stores).views.find(({ id }) => id === storeViewId);
  if (!view) return refuse(problem("giftCard.noSuchStoreView", "storeViewId"));
  const draft = {
    expiresOn: typed.expiresOn.trim(),
    recipientName: typed.recipientName.trim(),
    recipientEmail: typed.recipientEmail.trim(),
    reason: typed.reason.trim(),
    amountMinor: amountTyped(amount, view),
  };
  const problems = checkIssue(draft, tx.now);
  if (problems.length > 0) return refuse(...problems);
  const { expiresOn, ...kept } = draft;
  const card = await writeCard(tx, { ...kept, view, expiresAt: endOfDay(expiresOn) ?? null });
  await leaveTrace(tx, {
    action: "giftCard.issue",
    subject: maskedCode(card.lastFour),
    after: {
      amount: amount,
      currency: view.currency,
      expiresOn,
    },
  });
  return ok(card);
}

/** Not a number for what no currency counts. */
const amountTyped = (amount: number, { currency }: StoreView): number =>
  Number.isFinite(amount) && Math.abs(amount) < 1e9
    ? moneyFromWire({ value: amount, currency }).minor
    : Number.NaN;

/** Switches a card off, or on again, with its trace. Refuses where it is so already: a colleague was faster. */
export async function switchCard(
  tx: Ctx,
  id: number,
  { isOpen, reason }: { readonly isOpen: boolean; readonly reason: string },
): Promise<Result<CardRow>> {
  const problems = checkReason(reason.trim());
  if (problems.length > 0) return refuse(...problems);
  const card = await selectCard(tx.db, id, tx.now);
  if (!card) return refuse(problem("giftCard.noneWithId", "id"));
  const isNew = await openOrClose(tx, card.accountId, isOpen);
  if (!isNew) return refuse(problem("giftCard.unchanged", "isOpen"));
  await leaveTrace(tx, {
    action: "giftCard.switch",
    subject: maskedCode(card.lastFour),
    before: { isOpen: !isOpen },
    after: { isOpen, reason: reason.trim() },
  });
  return ok((await selectCard(tx.db, id, tx.now)) ?? card);
}
