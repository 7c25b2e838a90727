import { can } from "@placket/domain/access/principal";
import { usesPoNumbers } from "@placket/domain/store/portal-rules";
import { mayOrder } from "@placket/domain/payment/may-order";
import { availableMethods, type PaymentMethod } from "@placket/domain/payment/methods";
import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { settingsForAsker } from "../store/portal-of.ts";
import { settingsOf } from "../store/store-config.ts";
import { readingCardProviders } from "./stored-card/stored-card.sql.ts";
import { termsHere } from "./terms/terms.ts";
import {
  chooseCreditProvider,
  choosePaymentProvider,
  chooseWalletProvider,
} from "../providers/payment/choose-provider.ts";
import type { NoticeReader } from "../providers/payment/notice.ts";
import type {
  CreditProvider,
  PaymentProvider,
  Processor,
  WalletProvider,
} from "../providers/payment/payment-provider.ts";

export { readingCardProviders, termsHere };

/** Whoever charges cards. */
export const paymentProvider = holding<PaymentProvider>({
  name: "payment provider",
  open: ({ settings }) => choosePaymentProvider(settings),
});

/** Whoever asks its own customers; undefined in a store that has none. */
export const walletProvider = holding<WalletProvider | undefined>({
  name: "wallet provider",
  open: ({ settings }) => chooseWalletProvider(settings),
});

/** Whoever lends organisations what they buy; undefined in a store that has none. */
export const creditProvider = holding<CreditProvider | undefined>({
  name: "credit provider",
  open: ({ settings }) => chooseCreditProvider(settings),
});

/** What a browser needs to show the card fields of whoever charges cards. */
export async function cardFieldsSetup(ctx: Ctx): Promise<Result<PaymentClientSetup>> {
  const setup = await ctx.held(paymentProvider).clientSetup(ctx.store.currency);
  return setup === "unanswered" ? refuse(problem("payment.providerUnreachable")) : ok(setup);
}

/** Everybody who moves money here; the last moves what nobody else does. */
const processors = (ctx: Ctx) =>
  [ctx.held(walletProvider), ctx.held(creditProvider), ctx.held(paymentProvider)].filter(
    (processor) => processor !== undefined,
  );

/** Whom a buyer has approved a payment with. */
export const approvingProvider = (ctx: Ctx, code: string) =>
  [ctx.held(walletProvider), ctx.held(creditProvider)].find((one) => one?.code === code);

/** Who moves the money of a method. */
export function processorOf(ctx: Ctx, methodCode: string | null): Processor {
  const named = processors(ctx).find((processor) => processor.methodCode === methodCode);
  return named ?? ctx.held(paymentProvider);
}

/** Who has the money of a payment. @throws when the store has no access to it any more: nobody else is asked. */
export function processorNamed(ctx: Ctx, code: string): Processor {
  const named = processors(ctx).find((processor) => processor.code === code);
  if (!named) throw new Error(`The store has no access to the processor ${code}`);
  return named;
}

/** The processor of that name, where it tells by itself what became of payments. */
export function processorThatTells(
  ctx: Ctx,
  code: string,
): (Processor & { readonly notices: NoticeReader }) | undefined {
  const named = processors(ctx).find((processor) => processor.code === code);
  return named?.notices && { ...named, notices: named.notices };
}

/** What of a cart decides by which methods it may be paid. */
interface PayableCart {
  readonly totals: { readonly grandTotal: Money };
  readonly billingAddress: { readonly countryCode: string } | null;
  readonly cardProviders: readonly string[];
}

/** Whether whoever calls may order in this store view. */
export const mayOrderHere = (ctx: Ctx): boolean =>
  mayOrder({ isGuest: ctx.principal.kind === "guest" }, settingsOf(ctx));

/** The methods a cart may be paid with (PAY-07), `free` alone when there is nothing to pay. */
export function paymentMethodsFor(
  ctx: Ctx,
  { totals, billingAddress, cardProviders }: PayableCart,
): readonly PaymentMethod[] {
  if (!mayOrderHere(ctx)) return [];
  const provider = ctx.held(paymentProvider);
  const wallet = ctx.held(walletProvider);
  const credit = ctx.held(creditProvider);
  const lends = credit?.currency === totals.grandTotal.currency;
  return availableMethods({
    grandTotal: totals.grandTotal,
    billingCountry: billingAddress?.countryCode ?? null,
    settings: settingsOf(ctx),
    enabled: [
      provider.methodCode,
      provider.vaultMethodCode,
      ...provider.deviceMethodCodes,
      ...(wallet ? [wallet.methodCode] : []),
      ...(credit && lends ? [credit.methodCode] : []),
      "purchaseorder",
    ],
    // Nobody spends the cards of the customer they act for.
    hasStoredCard:
      cardProviders.includes(provider.code) && can(ctx.principal, "account.guard") === true,
    purchaseOrders: usesPoNumbers(settingsForAsker(ctx)) && termsHere(ctx) !== undefined,
  });
}
