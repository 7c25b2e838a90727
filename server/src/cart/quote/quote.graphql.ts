import type {
  CopyCartQuoteInput,
  CreateCartQuoteInput,
  QueryCartQuoteArgs,
  QueryCartQuotesArgs,
} from "@placket/contract/graphql.gen";
import type { QuoteState } from "@placket/domain/cart/quote/quote-state";
import type { Ctx } from "../../context.ts";
import { orThrow } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { pickedCart } from "../cart-wire.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { missedLines } from "../owned/missed-lines.ts";
import { ownQuotes, quoteLines, takeQuote, type ListedQuote } from "./own-quotes.ts";
import { makeQuote } from "./quotes.ts";

/** A cart on paper (issue 9, 3): names of our own, in Magento's manner. */
export const quoteResolvers = {
  Query: {
    cartQuotes: async (_: unknown, { cart_id: maskId }: QueryCartQuotesArgs, ctx: Ctx) =>
      orThrow(await ownQuotes(ctx, maskId ?? undefined)).map(quoteOf),
    cartQuote: async (_: unknown, { number, cart_id: maskId }: QueryCartQuoteArgs, ctx: Ctx) => {
      const found = orThrow(await quoteLines(ctx, { number, maskId: maskId ?? undefined }));
      const lines = found.lines.map(({ amountToday, details, ...line }) => ({
        ...line,
        details: [...details],
        amount_today: amountToday,
      }));
      return { quote: quoteOf(found), lines };
    },
  },
  Mutation: {
    createCartQuote: withInput(async ({ cart_id: maskId }: CreateCartQuoteInput, ctx) => {
      const made = orThrow(await transactOnCart(ctx, maskId, (tx) => makeQuote(tx, maskId)));
      return quoteOf({ ...made, madeAt: ctx.now, state: "open" });
    }),
    copyCartQuote: withInput(async ({ number, cart_id: named }: CopyCartQuoteInput, ctx) => {
      const maskId = named ?? undefined;
      const { cart, refused } = orThrow(await takeQuote(ctx, { number, quotedIn: maskId, maskId }));
      return { cart: pickedCart(ctx, cart), messages: missedLines(ctx, refused) };
    }),
  },
};

const STATES = { open: "OPEN", expired: "EXPIRED", ordered: "ORDERED" } as const satisfies Readonly<
  Record<QuoteState, string>
>;

const quoteOf = ({
  number,
  madeAt,
  validUntil,
  state,
  total,
}: Omit<ListedQuote, "isHeld" | "isOfCart">) => ({
  number,
  created_at: madeAt.toISOString(),
  valid_until: validUntil.toISOString(),
  state: STATES[state],
  total,
});
