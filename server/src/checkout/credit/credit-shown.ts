import type { Cart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { cartById } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { creditProvider, paymentMethodsFor } from "../../payment/payment.ts";
import { settingsOf } from "../../store/store-config.ts";
import { creditGoods } from "./credit-wish.ts";

/** How many carts are remembered; what was asked about longest ago is forgotten first. */
const REMEMBERED_MOST = 10_000;

/** What Credit Key has said of carts, each as it stood then. */
export const creditVerdicts = holding<LRUCache<string, boolean>>({
  name: "credit verdicts",
  open: () => new LRUCache({ max: REMEMBERED_MOST }),
});

/** Whether business credit is to be shown for a cart; not where it is not offered, or cannot be asked. */
export async function isCreditDisplayed(ctx: Ctx, maskId: string): Promise<Result<boolean>> {
  const found = await cartById(ctx, maskId);
  return found.ok ? ok(await isShownFor(ctx, found.value)) : found;
}

/** The same of a cart that is at hand. */
export async function isShownFor(ctx: Ctx, cart: Cart): Promise<boolean> {
  const credit = ctx.held(creditProvider);
  const isOffered = paymentMethodsFor(ctx, cart).some(({ code }) => code === credit?.methodCode);
  if (!credit || !isOffered || cart.items.length === 0) return false;
  const verdicts = ctx.held(creditVerdicts);
  const key = `${cart.id}/${cart.version}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const said = await credit.isDisplayed({ goods: creditGoods(cart), customer: customerOf(cart) });
  if (said !== "unanswered") verdicts.set(key, said);
  return said === true;
}

/** What the store calls a cart's customer; null for a guest. */
export const customerOf = ({ customerId }: Pick<Cart, "customerId">): string | null =>
  customerId === null ? null : String(customerId);

/** How a store view asks for business credit (CONF-14). */
export function businessCredit(ctx: Ctx, view: Ctx["store"]) {
  const credit = ctx.held(creditProvider);
  const settings = settingsOf(ctx, view);
  return {
    endpoint: credit?.endpoint ?? null,
    checkout_mode: settings.creditCheckoutMode,
    redirect_url: `${ctx.settings.storeUrl}/checkout?creditkey=approved&key=%CKKEY%`,
    is_displayed: settings.creditEnabled && credit?.currency === view.currency,
  };
}
