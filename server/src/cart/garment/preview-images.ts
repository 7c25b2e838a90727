import type { CartItem } from "@placket/domain/cart/cart-item";
import { designsOf, isLettering } from "@placket/domain/embroidery/offer/made";
import type { Say } from "@placket/domain/phrase";
import { sayText } from "@placket/domain/phrased";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { clothColor } from "../../embroidery/offer/cloth-color.ts";
import { wornFile } from "../../embroidery/worn/send-worn.ts";
import { wornJpeg, type Worn } from "../../embroidery/worn/worn.ts";
import { sayIn } from "../../translation/say.ts";
import { cartAtHand } from "../owned/own-cart.ts";
import type { NewItem } from "../cart-items.ts";
import { garmentOf, wornItem } from "./garment.ts";
import { SHOWN_PICTURES } from "./shown-pictures.ts";

/** One design on a garment, as previews tell of it. */
interface Preview {
  readonly type: string;
  readonly placement: string;
  readonly text: string;
  /** `undefined` of a design that has none. */
  readonly font: string | undefined;
  readonly thread: string | undefined;
  readonly heightMm: number;
}

/** The pictures of a garment, and what is seen on them. */
export interface PreviewImages {
  readonly clothColor: string | null;
  /** Addresses; `null` where nothing is sewn. */
  readonly near: string | null;
  readonly large: string | null;
  readonly previews: readonly Preview[];
}

/** Draws what is wished for, texts on it sewn already, and says where the pictures are (EMB-46). */
export async function previewImages(ctx: Ctx, wish: NewItem): Promise<Result<PreviewImages>> {
  const garment = garmentOf(ctx, wish);
  if (!garment.ok) return garment;
  const { item, worn } = garment.value;
  return drawn(ctx, item, worn);
}

/** The same of an item of the cart at hand; a stranger's is not found. */
export async function previewsOfItem(
  ctx: Ctx,
  { itemId, maskId }: { readonly itemId: number; readonly maskId: string | undefined },
): Promise<Result<PreviewImages>> {
  const cart = await cartAtHand(ctx, maskId);
  const item = cart?.ok ? cart.value.items.find(({ id }) => id === itemId) : undefined;
  if (!item) return refuse(problem("cart.noSuchItem", "item_id", String(itemId)));
  return drawn(ctx, item, wornItem(ctx, item));
}

async function drawn(
  ctx: Ctx,
  item: CartItem,
  worn: Worn | undefined,
): Promise<Result<PreviewImages>> {
  const product = ctx
    .held(readModel)
    .current()
    .sellable(item.productId, item.parentId, ctx.store.id);
  const facts = {
    clothColor: product ? clothColor(product) : null,
    previews: item.parts.flatMap((part) => previewsOf(part, sayIn(ctx))),
  };
  if (!worn) return ok({ ...facts, near: null, large: null });
  const near = await wornJpeg(ctx, worn, "near");
  if (!near.ok) return near;
  const large = await wornJpeg(ctx, worn, "large");
  if (!large.ok) return large;
  const at = (view: "large" | "near") => `${SHOWN_PICTURES}/${wornFile(worn, view)}`;
  return ok({ ...facts, near: at("near"), large: at("large") });
}

function previewsOf({ kind, made }: CartItem["parts"][number], say: Say): readonly Preview[] {
  if (!made) return [];
  return designsOf(made).map(({ name, placement }) => ({
    type: kind,
    placement,
    text: sayText(name, say),
    font: isLettering(made) ? made.recipe.font : undefined,
    thread: isLettering(made) ? made.recipe.thread : undefined,
    heightMm: isLettering(made) ? made.recipe.heightMm : 0,
  }));
}
