import type { StoredQuote } from "@placket/contract/cart/stored-quote.codec";
import { mayActAsGuest } from "@placket/domain/cart/access";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { itemProblem } from "@placket/domain/cart/checkout-door";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { errorRow } from "@placket/domain/errors";
import type { Say } from "@placket/domain/phrase";
import { saidRows } from "@placket/domain/cart/line-kinds";
import { quoteIdOf, quoteNumber } from "@placket/domain/cart/quote/quote-number";
import { quotedPrices } from "@placket/domain/cart/quote/quoted-prices";
import { QUOTE_PICTURES_MAX, QUOTES_A_DAY } from "@placket/domain/cart/shown-cart-limits";
import { DAY_MS } from "@placket/domain/durations";
import { saidLines } from "@placket/domain/line/said-lines";
import { THUMB_WIDTH } from "@placket/domain/media/image-url";
import { formatPrice } from "@placket/domain/money/price-format";
import { money, type Money } from "@placket/domain/money/money";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import { printedPicture } from "../../media/media.ts";
import { printPaper } from "../../print/paper-press.ts";
import { settingsOf } from "../../store/store-config.ts";
import { sayIn } from "../../translation/say.ts";
import { cartForChange } from "../cart.ts";
import { pricedCart } from "../priced-cart.ts";
import { countQuotes, insertQuote, nextQuoteId, selectQuote, type KeptQuote } from "./quote.sql.ts";

/** A quote as it is told to who made it. */
interface MadeQuote {
  readonly number: string;
  readonly validUntil: Date;
  readonly total: string;
}

/**
 * What a cart costs is not what is left to pay: nothing of its balances is set aside for a quote. And it costs what it
 * does today: the prices of an older quote do not last longer by another one.
 */
const AS_TODAY = {
  quoted: null,
  giftCards: [],
  usesStoreCredit: false,
  rewardPoints: 0,
} as const satisfies Partial<StoredCart>;

/**
 * Writes a quote of a cart as it is now, in the words of the store view, and says its number. Holds the cart, so that
 * quotes are counted one after the other.
 */
export async function makeQuote(tx: Ctx, maskId: string): Promise<Result<MadeQuote>> {
  const found = await cartForChange(tx, maskId);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.items.length === 0) return refuse(problem("checkout.cartEmpty", "cartId"));
  const since = new Date(tx.now.getTime() - DAY_MS);
  if ((await countQuotes(tx.db, cart.id, since)) >= QUOTES_A_DAY) {
    return refuse(problem("cart.tooManyQuotes", "cartId", QUOTES_A_DAY));
  }
  const id = await nextQuoteId(tx.db);
  const made = {
    number: quoteNumber(id),
    validUntil: new Date(tx.now.getTime() + settingsOf(tx).quoteDays * DAY_MS),
  };
  const priced = pricedCart(tx, { ...cart, ...AS_TODAY });
  const quote = saidQuote(tx, priced, made);
  const prices = quotedPrices(priced, { id, validUntil: made.validUntil });
  await insertQuote(tx.db, { id, cartId: cart.id, quote, prices, madeAt: tx.now, ...made });
  return ok({ ...made, total: totalOf(quote) });
}

/** The last line of its sum, as it stands on the paper. */
const totalOf = ({ sums }: Pick<StoredQuote, "sums">): string => sums.at(-1)?.amount ?? "";

/** What stands on the quote. */
function saidQuote(
  ctx: Ctx,
  cart: Cart,
  { number, validUntil }: Pick<MadeQuote, "number" | "validUntil">,
): StoredQuote {
  const { storeName, phone, postalAddress, priceFormat } = settingsOf(ctx);
  const say = sayIn(ctx);
  const price = (amount: Money) =>
    formatPrice(amount, priceFormatFor(amount.currency, priceFormat));
  // Papers say the same day wherever the server stands.
  const day = new Intl.DateTimeFormat(ctx.store.locale, { dateStyle: "long", timeZone: "UTC" });
  const nothing = money(0, cart.currency);
  return {
    title: say("Quote %1", number),
    shop: {
      name: storeName,
      lines: [...postalAddress.split(/\r?\n/), phone].filter((line) => line !== ""),
    },
    facts: [
      [say("Date"), day.format(ctx.now)],
      [say("Valid until"), day.format(validUntil)],
    ],
    columns: { item: say("Item"), pieces: say("Pieces"), amount: say("Amount") },
    rows: cart.items.map((item, at) => ({
      name: item.name,
      details: [
        ...saidRows(item, say).map(({ label, value }) => `${label}: ${value}`),
        item.sku,
        hindranceOf(item, say),
      ].filter((line) => line !== ""),
      pieces: String(item.quantity),
      amount: price(cart.totals.rows[at]?.rowTotal ?? nothing),
      imageFile: item.imageFile,
    })),
    sums: saidLines(cart.totals, say).map(({ label, amount }) => ({
      label,
      amount: price(amount),
    })),
    foot: [
      ...(cart.shippingAddress ? [] : [say("Shipping and tax follow from your address.")]),
      ...(phone === "" ? [] : [say("Questions? %1", phone)]),
    ].join(" "),
  };
}

/** Why an item could not be ordered; nothing where it could. */
function hindranceOf(item: CartItem, say: Say): string {
  const found = itemProblem(item);
  return found ? say(errorRow(found.error).text, ...found.params) : "";
}

/** A quote of whoever may use its cart: of a customer in any of theirs, of a guest in the one they hold. */
export async function ownQuote(
  ctx: Ctx,
  { number, maskId }: { readonly number: string; readonly maskId: string | undefined },
): Promise<Result<KeptQuote>> {
  const found = await selectQuote(ctx.db, quoteIdOf(number));
  if (found && isTheirs(ctx, found, maskId)) return ok(found);
  const may = mayActAsGuest(ctx.principal);
  return refuse(may === true ? problem("cart.noSuchQuote", "number") : problem(may));
}

/** A quote as a PDF, for whoever may use its cart. */
export async function quotePdf(
  ctx: Ctx,
  { number, maskId }: { readonly number: string; readonly maskId: string | undefined },
): Promise<Result<Uint8Array>> {
  const found = await ownQuote(ctx, { number, maskId });
  return found.ok ? quotePaper(ctx, found.value) : found;
}

function isTheirs({ principal }: Ctx, { cart }: KeptQuote, maskId: string | undefined): boolean {
  if (cart.customerId === null) return cart.maskId === maskId;
  return principal.kind === "customer" && principal.customerId === cart.customerId;
}

/** A quote as a PDF, whoever asks. */
export async function quotePaper(
  ctx: Ctx,
  { paper, madeAt }: KeptQuote,
): Promise<Result<Uint8Array>> {
  const say = sayIn(ctx);
  const pictures = await picturesOf(ctx, paper);
  return printPaper(ctx, {
    ...paper,
    addresses: [],
    rows: paper.rows.map(({ imageFile, ...row }) => ({
      ...row,
      picture: imageFile === null ? undefined : pictures.get(imageFile),
    })),
    pages: say("Page %1 of %2", "%1", "%2"),
    created: madeAt,
  });
}

/** The pictures of its first lines, each once. */
async function picturesOf(ctx: Ctx, { rows }: StoredQuote) {
  const files = new Set(rows.flatMap(({ imageFile }) => (imageFile === null ? [] : [imageFile])));
  const wanted = [...files].slice(0, QUOTE_PICTURES_MAX);
  const made = await Promise.all(
    wanted.map(async (file) => [file, await printedPicture(ctx, file, THUMB_WIDTH)] as const),
  );
  return new Map(made);
}
