import type { AppliedCoupon, Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { CouponOnCart } from "@placket/domain/promotion/cart-rule";
import { couponKey } from "@placket/domain/promotion/coupon-code";
import { changeCart } from "../cart/change/change-cart.ts";
import type { Ctx } from "../context.ts";
import { couponsByCode, hasUsedUp, isGivenToAnother } from "../promotion/promotion.ts";
import { countTry, takeBackTry, triedBy } from "../session/sign-in-tries.ts";
import { settingsOf } from "../store/store-config.ts";

/** Codes that a shopper types, to be added to those of the cart or put in their place. */
interface CodesWish {
  readonly maskId: string;
  readonly codes: readonly string[];
  readonly replaces: boolean;
}

/** A code on the cart; where one alone counts it takes the place of the one before. */
export function applyCoupon(
  ctx: Ctx,
  { maskId, code }: { readonly maskId: string; readonly code: string },
): Promise<Result<Cart>> {
  const replaces = settingsOf(ctx).couponsPerCart === 1;
  return applyCoupons(ctx, { maskId, codes: [code], replaces });
}

/**
 * Each code must exist, hold for this cart now (PAY-15), and count for some of it (PDP-48). Codes that nobody made are
 * counted, by cart and by network. `ctx.db` must not be a transaction.
 */
export async function applyCoupons(
  ctx: Ctx,
  { maskId, codes, replaces }: CodesWish,
): Promise<Result<Cart>> {
  const found = await couponsOfCodes(ctx, maskId, codes);
  if (!found.ok) return found;
  const coming = found.value;
  const most = settingsOf(ctx).couponsPerCart;
  return changeCart(ctx, {
    maskId,
    change: (cart) => withCoupons(cart, replaces ? coming : joined(cart.coupons, coming)),
    judge: (cart) => {
      const wanted = keysOf(coming);
      const held = cart.coupons.filter(({ code }) => wanted.has(couponKey(code)));
      if (keysOf([...cart.coupons, ...coming]).size > most) {
        return refuse(problem("cart.couponsFull", "coupon_code", most));
      }
      if (keysOf(held).size < wanted.size) {
        return refuse(isGivenToAnother(coming, cart.email) ? couponOfAnother() : noSuchCoupon());
      }
      const idle = held.find(({ reach }) => REFUSED[reach] !== null);
      const error = idle && REFUSED[idle.reach];
      return error ? refuse(problem(error, "coupon_code")) : ok(cart);
    },
  });
}

/** What is said of a code that takes nothing off now. */
const REFUSED = {
  all: null,
  some: null,
  none: "cart.couponTakesNothing",
  elsewhere: "cart.couponElsewhere",
} as const satisfies Readonly<Record<AppliedCoupon["reach"], string | null>>;

const couponOfAnother = () => problem("cart.couponOfAnother", "coupon_code");

const noSuchCoupon = () => problem("cart.noSuchCoupon", "coupon_code");

async function couponsOfCodes(
  ctx: Ctx,
  maskId: string,
  codes: readonly string[],
): Promise<Result<readonly CouponOnCart[]>> {
  const found: CouponOnCart[] = [];
  for (const code of codes) {
    const of = await couponsTried(ctx, maskId, code);
    if (!of.ok) return of;
    found.push(...of.value);
  }
  const { principal } = ctx;
  if (principal.kind !== "customer") return ok(found);
  const isUsedUp = await hasUsedUp(ctx, found, principal);
  return isUsedUp ? refuse(problem("cart.couponUsed", "coupon_code")) : ok(found);
}

/** A try at a code: it is counted before it is looked up, and taken back where somebody made such a code. */
async function couponsTried(
  ctx: Ctx,
  maskId: string,
  code: string,
): Promise<Result<readonly CouponOnCart[]>> {
  const tried = ctx.client && triedBy("coupon", maskId, ctx.client);
  const counted = tried ? await countTry(ctx, tried, "coupon_code") : ok(undefined);
  if (!counted.ok) return counted;
  const found = await couponsByCode(ctx, code);
  if (found.length === 0) return refuse(noSuchCoupon());
  if (tried) await takeBackTry(ctx, tried);
  return ok(found);
}

/** Takes codes off the cart: these, or every one. */
export function removeCoupons(
  ctx: Ctx,
  { maskId, codes }: { readonly maskId: string; readonly codes?: readonly string[] },
): Promise<Result<Cart>> {
  const gone = codes && new Set(codes.map(couponKey));
  return changeCart(ctx, {
    maskId,
    change: (cart) =>
      withCoupons(
        cart,
        cart.coupons.filter(({ code }) => gone && !gone.has(couponKey(code))),
      ),
  });
}

const withCoupons = (cart: StoredCart, coupons: readonly CouponOnCart[]) => ({ ...cart, coupons });

const keysOf = (coupons: readonly { readonly code: string }[]) =>
  new Set(coupons.map(({ code }) => couponKey(code)));

function joined(
  coupons: readonly CouponOnCart[],
  coming: readonly CouponOnCart[],
): readonly CouponOnCart[] {
  const again = keysOf(coming);
  return [...coupons.filter(({ code }) => !again.has(couponKey(code))), ...coming];
}
