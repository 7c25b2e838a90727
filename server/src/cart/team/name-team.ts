import type { Cart, StoredCartItem } from "@placket/domain/cart/cart";
import { readTeamTitle } from "@placket/domain/cart/team-part";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settledLine } from "../cart-items.ts";
import { deleteItems, updateLines } from "../cart.sql.ts";
import { lineHash } from "../line/line-hash.ts";
import { pricedCart } from "../priced-cart.ts";
import { heldTeam } from "./put-team.ts";

interface NameTeam {
  readonly maskId: string;
  readonly itemIds: readonly number[];
  readonly title: string;
}

/**
 * Calls the list of some items anew: they are together a list of that name from now on. They stay the items that they
 * are, in their place, whether or not they can still be bought: nothing of them changes but what their list is called.
 */
export async function nameTeam(
  ctx: Ctx,
  { maskId, itemIds, title: typed }: NameTeam,
): Promise<Result<Cart>> {
  const title = readTeamTitle(typed);
  if (!title.ok) return title;
  const found = await heldTeam(ctx, maskId, itemIds);
  if (!found.ok) return found;
  const { cart, team } = found.value;
  const items = joined(
    cart.items.map((one) => (team.includes(one) ? called(one, title.value) : one)),
  );
  const gone = cart.items.filter(({ id }) => !items.some((one) => one.id === id));
  if (gone.length > 0)
    await deleteItems(
      ctx.db,
      gone.map(({ id }) => id),
    );
  const changed = items.filter((one) => !cart.items.includes(one));
  if (changed.length > 0) await updateLines(ctx.db, changed.map(settledLine));
  return ok(pricedCart(ctx, { ...cart, items }));
}

function called(item: StoredCartItem, title: string): StoredCartItem {
  const { configuration } = item;
  const parts = configuration.parts?.map((part) =>
    part.kind === "team" ? { ...part, text: title } : part,
  );
  return { ...item, configuration: { ...configuration, ...(parts && { parts }) } };
}

/** Who stood in both lists is one item in the one that they have become, of all their pieces. */
function joined(items: readonly StoredCartItem[]): readonly StoredCartItem[] {
  const lines = new Map<string, StoredCartItem>();
  for (const item of items) {
    const hash = lineHash(item);
    const before = lines.get(hash);
    lines.set(hash, before ? { ...before, quantity: before.quantity + item.quantity } : item);
  }
  return [...lines.values()];
}
