import type { SavedProductWire } from "@placket/contract/saved-product/saved-product.rest";
import { cartWire } from "../cart/cart-wire.ts";
import { uidOf } from "@placket/contract/uid";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { sayIn } from "../translation/say.ts";
import { savedProduct, type ShownSaved } from "./shown-product.ts";

/** A saved product as both transports send it. */
export function savedWire(
  ctx: Ctx,
  { saved: { id, name, savedAt }, cart, missing, picture }: ShownSaved,
): SavedProductWire {
  const [item] = cartWire(ctx, cart).items;
  if (!item) throw new Error("A line has become none");
  const say = sayIn(ctx);
  return {
    entity_id: id,
    name,
    saved_at: savedAt.toISOString(),
    sewn_picture: picture,
    messages: missing.map((phrase) => say(phrase)),
    item,
  };
}

/** The same in GraphQL, by its id. */
export async function savedInGraphql(ctx: Ctx, id: number) {
  const shown = orThrow(await savedProduct(ctx, id));
  return { ...savedWire(ctx, shown), uid: uidOf(shown.saved.id) };
}
