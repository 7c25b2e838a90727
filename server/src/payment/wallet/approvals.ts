import type { Money } from "@placket/domain/money/money";
import { paymentMethod } from "@placket/domain/payment/methods";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { minutesUntilNextOf, takeQuestionBack, type Asked } from "../../http/guard/asked-often.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import type {
  Approval,
  ApprovalWish,
  ApprovedBy,
} from "../../providers/payment/payment-provider.ts";
import { settingsOf } from "../../store/store-config.ts";
import { approvingProvider, walletProvider } from "../payment.ts";
import { insertApproval, selectApproval } from "./approval.sql.ts";

/** How many networks and carts are remembered; what asked longest ago is forgotten first. */
const ASKING_MOST = 10_000;

/** Who has asked for payments to approve, by network and by cart. */
export const approvalsAsked = holding<LRUCache<string, Asked>>({
  name: "approvals asked for",
  open: () => new LRUCache({ max: ASKING_MOST }),
});

/**
 * Payments that a network may begin in an hour of which nobody approves one: a school, a hotel or a phone network is
 * one of them, and each costs a call to the provider.
 */
const NETWORK_MOST = 60;

/** From which network each payment was begun that nobody has approved yet, by its token. */
export const approvalsBegun = holding<LRUCache<string, string>>({
  name: "approvals begun",
  open: () => new LRUCache({ max: ASKING_MOST }),
});

/** Whether a method is paid by what a wallet's customer has approved. */
export const isWallet = (methodCode: string | null): boolean =>
  methodCode !== null && paymentMethod(methodCode)?.kind === "wallet";

/** Whether a wallet is offered at all: what a cart comes to, and where its bill goes, may still forbid it. */
export const offersWallet = (ctx: Ctx): boolean =>
  ctx.held(walletProvider) !== undefined && settingsOf(ctx).paypalEnabled;

/** A cart that is to be paid, and what its buyer is to approve. */
interface CartWish extends Omit<ApprovalWish, "key" | "locale"> {
  readonly cartId: number;
}

/** Opens a payment at a wallet for its buyer to approve. `ctx.db` must not be a transaction. */
export async function beginApproval(ctx: Ctx, wish: CartWish): Promise<Result<Approval>> {
  const wallet = ctx.held(walletProvider);
  if (!wallet) return refuse(UNAVAILABLE);
  const { cartId, amount, isFinal, ...shown } = wish;
  const whole = { ...shown, amount, isFinal, key: crypto.randomUUID(), locale: ctx.store.locale };
  const opening = { provider: wallet.code, cartId, amount, isFinal };
  return openApproval(ctx, { ...opening, open: () => wallet.begin(whole) });
}

interface Opening {
  readonly provider: string;
  readonly cartId: number;
  readonly amount: Money;
  readonly isFinal: boolean;
  /** Asks the provider. */
  readonly open: () => Promise<Approval | "addressRefused" | "refused" | "unanswered">;
}

/**
 * Opens a payment for its buyer to approve, for this cart and no other. Asking is counted before anything is asked,
 * by cart and by network; what is approved then counts for the network no more. `ctx.db` must not be a transaction.
 */
export async function openApproval(
  ctx: Ctx,
  { provider, cartId, amount, isFinal, open }: Opening,
): Promise<Result<Approval>> {
  const network = ctx.client && networkOf(ctx.client.address);
  const asked = ctx.held(approvalsAsked);
  const minutes =
    minutesUntilNextOf(`cart ${cartId}`, ctx.now, asked) ||
    (network ? minutesUntilNextOf(network, ctx.now, asked, NETWORK_MOST) : 0);
  if (minutes > 0) return refuse(problem("payment.tooManyApprovals", "code", minutes));
  const approval = await open();
  if (approval === "unanswered") return refuse(UNREACHABLE);
  if (approval === "addressRefused") return refuse(problem("payment.walletAddress", FIELD));
  if (approval === "refused") return refuse(UNAVAILABLE);
  const { token } = approval;
  await insertApproval(ctx.db, { token, provider, cartId, amount, isFinal, now: ctx.now });
  if (network) ctx.held(approvalsBegun).set(token, network);
  return ok(approval);
}

interface GivenApproval {
  readonly cartId: number;
  readonly methodCode: string;
  readonly token: string;
  readonly payerId: string;
}

/**
 * Who approved the payment of a cart, as the provider tells; a token of another cart, of another buyer or without an
 * approval is refused, all with the same words. `ctx.db` must not be a transaction.
 */
export async function approvalGiven(ctx: Ctx, given: GivenApproval): Promise<Result<ApprovedBy>> {
  const asked = await selectApproval(ctx.db, given.token);
  if (asked?.cartId !== given.cartId) return refuse(MISSING);
  const provider = approvingProvider(ctx, asked.provider);
  if (provider?.methodCode !== given.methodCode) return refuse(MISSING);
  const approved = await provider.approvalOf(given.token);
  if (approved === "unanswered") return refuse(UNREACHABLE);
  const isTheirs = typeof approved === "object" && approved.payerId === given.payerId;
  if (!isTheirs) return refuse(MISSING);
  countNoMore(ctx, given.token);
  return ok(approved);
}

/** Once for a token: whoever approves has an account there, and asks for no payment in vain. */
function countNoMore(ctx: Ctx, token: string): void {
  const begun = ctx.held(approvalsBegun);
  const network = begun.get(token);
  if (network === undefined) return;
  begun.delete(token);
  takeQuestionBack(network, ctx.now, ctx.held(approvalsAsked));
}

/** Whether a token may pay this sum of its cart: where the whole sum was approved, no other one. */
export async function checkApproved(
  ctx: Ctx,
  { cartId, token, amount }: { cartId: number; token: string; amount: Money },
): Promise<Result<true>> {
  const asked = await selectApproval(ctx.db, token);
  const isOfCart = asked?.cartId === cartId && asked.amount.currency === amount.currency;
  if (!asked || !isOfCart) return refuse(MISSING);
  const isOther = asked.isFinal && asked.amount.minor !== amount.minor;
  return isOther ? refuse(problem("payment.approvalChanged", FIELD)) : ok(true);
}

const UNAVAILABLE = problem("payment.methodUnavailable", "code");
const FIELD = "payment_method";
const MISSING = problem("payment.approvalMissing", FIELD);
const UNREACHABLE = problem("payment.walletUnreachable", FIELD);
