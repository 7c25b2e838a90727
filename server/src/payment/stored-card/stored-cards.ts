import { randomBytes } from "node:crypto";
import { can } from "@placket/domain/access/principal";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { isExpired, type StoredCard } from "@placket/domain/payment/stored-card";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paymentProvider } from "../payment.ts";
import {
  insertStoredCard,
  markRemoved,
  selectStoredCards,
  updateCardOwner,
  type VaultedCard,
} from "./stored-card.sql.ts";

/** The cards of whoever asks, the latest first; guests have none (PAY-16). */
export function storedCards(ctx: Ctx): Promise<readonly StoredCard[]> {
  return vaultedCards(ctx);
}

/** The caller's own card of that name, if it can be paid with. */
export async function usableCard(ctx: Ctx, publicHash: string): Promise<Result<StoredCard>> {
  return usableVaulted(ctx, publicHash);
}

/**
 * A one-time token of the caller's own card: from here on it is paid with as with one that was typed in. Asks the
 * processor, so `ctx.db` must not be a transaction.
 */
export async function tokenOfCard(ctx: Ctx, publicHash: string): Promise<Result<CardToken>> {
  const card = await usableVaulted(ctx, publicHash);
  if (!card.ok) return card;
  const spendable = await ctx.held(paymentProvider).spendable(card.value.vaultToken);
  if (spendable.state === "ready") {
    return ok({ token: spendable.token, bin: spendable.bin ?? null });
  }
  return refuse(
    problem(
      spendable.state === "gone" ? "payment.noSuchCard" : "payment.providerUnreachable",
      FIELD,
    ),
  );
}

/** What a stored card is paid with, once. */
interface CardToken {
  readonly token: string;
  /** The digits by which its bank is found, where the processor tells them. */
  readonly bin: string | null;
}

/** A card that has paid, to be kept for its customer. */
interface PaidWith {
  readonly customerId: number;
  readonly vaultToken: string;
  readonly card: CardSummary;
}

/** Keeps a card for its customer, once however often it is told. */
export async function keepCard(ctx: Ctx, paid: PaidWith): Promise<void> {
  const { code: provider, vaultMethodCode: methodCode } = ctx.held(paymentProvider);
  const publicHash = randomBytes(32).toString("hex");
  await insertStoredCard(ctx.db, { ...paid, publicHash, provider, methodCode, now: ctx.now });
}

/** Removes the caller's own card; the processor forgets it soon after. */
export async function removeCard(ctx: Ctx, publicHash: string): Promise<Result<true>> {
  const customerId = customerIdOf(ctx);
  const isTheirs =
    customerId !== null && (await markRemoved(ctx.db, { customerId, publicHash, now: ctx.now }));
  return isTheirs ? ok(true) : refuse(problem("payment.noSuchCard", "public_hash"));
}

/** The cards of a customer are another one's from now on. */
export const giveCards = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateCardOwner(tx.db, fromId, intoId);

/** The cards of a customer are nobody's; the processor forgets them soon after. */
export const disownCards = (tx: Ctx, customerId: number): Promise<void> =>
  updateCardOwner(tx.db, customerId, null);

async function usableVaulted(ctx: Ctx, publicHash: string): Promise<Result<VaultedCard>> {
  const card = (await vaultedCards(ctx)).find((one) => one.publicHash === publicHash);
  if (!card) return refuse(problem("payment.noSuchCard", FIELD));
  return isExpired(card.card, ctx.now) ? refuse(problem("payment.expiredCard", FIELD)) : ok(card);
}

async function vaultedCards(ctx: Ctx): Promise<readonly VaultedCard[]> {
  const customerId = customerIdOf(ctx);
  if (customerId === null) return [];
  return selectStoredCards(ctx.db, { customerId, provider: ctx.held(paymentProvider).code });
}

/** Whose cards may be used: nobody spends those of the customer they act for. */
const customerIdOf = ({ principal }: Ctx): number | null =>
  can(principal, "account.guard") === true ? principal.customerId : null;

const FIELD = "payment_method";
