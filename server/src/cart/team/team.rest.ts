import { partsFromTypes } from "@placket/contract/cart/parts.codec";
import type { TeamAsked, teamEndpoints } from "@placket/contract/cart/team/team.rest";
import type { Cart } from "@placket/domain/cart/cart";
import { atWireFields } from "@placket/contract/embroidery/text-fields.codec";
import { ok, refuse, type Problem, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { cartWire } from "../cart-wire.ts";
import { changedCart } from "../change/asked-cart.ts";
import { inOwnCart } from "../change/begun-cart.ts";
import type { AskedItem } from "../line/sewn-parts.ts";
import { nameTeam } from "./name-team.ts";
import { beginWithTeam, putTeam } from "./put-team.ts";
import { sewnTeam } from "./sewn-team.ts";

export const teamHandlers: Handlers<typeof teamEndpoints> = {
  putTeamIntoCart: async (call, { body }) => {
    const sewn = atWireFields(await sewnTeam(call.ctx, askedRows(body)));
    if (!sewn.ok) return sewn;
    const items = sewn.value;
    const { item_ids: itemIds } = body;
    const put = await (itemIds.length > 0
      ? changedCart(call, (ctx, maskId) => putTeam(ctx, { maskId, itemIds, items }))
      : inOwnCart(call, {
          work: (ctx, maskId) => putTeam(ctx, { maskId, itemIds, items }),
          begin: (ctx) => beginWithTeam(ctx, items),
        }));
    if (put.ok) call.setCookie(CART_COOKIE, put.value.maskId);
    return wire(call.ctx, atTitle(put));
  },
  nameTeam: async (call, { body: { title, item_ids: itemIds } }) =>
    wire(
      call.ctx,
      await changedCart(call, (ctx, maskId) => nameTeam(ctx, { maskId, itemIds, title })),
    ),
  dropTeam: async (call, { body: { item_ids: itemIds } }) =>
    wire(
      call.ctx,
      await changedCart(call, (ctx, maskId) => putTeam(ctx, { maskId, itemIds, items: [] })),
    ),
};

/** The rows of a list as items, each with its own text, and all in the list. */
function askedRows({ title, parentId, text, rows }: TeamAsked): AskedItem[] {
  return rows.map(({ id, qty, lines, stitch_count, price }) => ({
    productId: id,
    parentId: parentId ?? null,
    quantity: qty,
    overrideCategoryId: null,
    parts: partsFromTypes({
      text: { ...text, lines, stitch_count, price },
      team: { text: title },
    }),
  }));
}

/** What is wrong with the list's name is wrong once, where the call says it, and not in every row. */
function atTitle<Value>(result: Result<Value>): Result<Value> {
  if (result.ok) return result;
  const [first] = result.problems.filter(isOfTitle);
  const others = result.problems.filter((one) => !isOfTitle(one));
  return refuse(...(first ? [{ ...first, field: "title" }] : []), ...others);
}

const isOfTitle = ({ field }: Problem) => /^rows\.\d+\.team\.text$/.test(field);

const wire = (ctx: Ctx, cart: Result<Cart>) => (cart.ok ? ok(cartWire(ctx, cart.value)) : cart);
