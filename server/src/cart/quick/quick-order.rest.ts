import type { quickOrderEndpoints } from "@placket/contract/cart/quick/quick-order.rest";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { errorRow } from "@placket/domain/errors";
import { ok, problem, refuse } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../../http/mount.ts";
import { sayIn } from "../../translation/say.ts";
import { cartWire } from "../cart-wire.ts";
import { inOwnCart } from "../change/begun-cart.ts";
import { countRead, mayReadCart } from "../read-often.ts";
import type { Orderable } from "./orderable.ts";
import { beginQuickly, checkedLines, quickOrder } from "./quick-order.ts";
import { quickProducts } from "./quick-products.ts";

export const quickOrderHandlers: Handlers<typeof quickOrderEndpoints> = {
  quickProducts: async ({ ctx }, { query }) => {
    if (!mayReadCart(ctx)) return refuse(problem("access.tooManyRequests"));
    const items = await quickProducts(ctx, query.q, sayIn(ctx));
    countRead(ctx, items.length);
    return ok({ items: items.map(toWire) });
  },
  checkQuickOrder: ({ ctx }, { body }) => {
    if (!mayReadCart(ctx)) return refuse(problem("access.tooManyRequests"));
    const say = sayIn(ctx);
    countRead(ctx, body.lines.length);
    const lines = checkedLines(ctx, body.lines, say).map(({ product, total, problems }) => ({
      product: product && toWire(product),
      total: total && moneyToWire(total),
      problems: problems.map(({ field, error, params }) => ({
        field: field === "qty" ? ("qty" as const) : ("sku" as const),
        key: error,
        message: say(errorRow(error).text, ...params),
      })),
    }));
    return ok({ lines });
  },
  quickOrder: async (call, { body: { lines } }) => {
    const added = await inOwnCart(call, {
      work: (ctx, maskId) => quickOrder(ctx, { maskId, lines }),
      begin: (ctx) => beginQuickly(ctx, lines),
    });
    if (!added.ok) return added;
    call.setCookie(CART_COOKIE, added.value.maskId);
    return ok(cartWire(call.ctx, added.value));
  },
};

const toWire = ({ price, details, ...product }: Orderable) => ({
  ...product,
  details: [...details],
  price: price && moneyToWire(price),
});
