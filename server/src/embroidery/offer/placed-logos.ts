import { at } from "@placket/domain/embroidery/design/design-draft";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import {
  logoChargedAs,
  readLogos,
  type LogoWish,
  type PlacedLogo,
} from "@placket/domain/embroidery/offer/logos";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { offerOf } from "./offers.ts";
import { isShownPrice } from "./shown-price.ts";

/** What logos are put on, and what is known of them. */
interface LogosOn {
  readonly product: Sellable;
  /** Pieces of its line: they say what one costs. */
  readonly quantity: number;
  /** Of the logos that were asked for those that whoever asks may use. */
  readonly known: readonly Logo[];
}

/**
 * Logos on a product that staff offer them on, at their places and with the stitches that the store keeps; refused at
 * `logos.<place in the list>.<field>`, and where the shopper was shown another count or price.
 */
export function placedLogos(
  ctx: Ctx,
  wishes: readonly LogoWish[],
  { product, quantity, known }: LogosOn,
): Result<readonly PlacedLogo[]> {
  // Which logos a product has to have, the gate of every line asks, of all that is sewn on it together.
  if (wishes.length === 0) return ok([]);
  const offer = product.hasEmbroidery && !product.isVirtual ? offerOf(ctx, product) : undefined;
  if (!offer) return refuse(problem("embroidery.optionUnavailable", "logos"));
  const read = readLogos(wishes, offer, { known, isLockdown: product.isLockdown });
  if (!read.ok) return at("logos", read);
  const wrong = read.value.findIndex((one, index) => {
    const sku = (offer.logos && logoChargedAs(one, offer.logos)) ?? "";
    return !isShownPrice(ctx, { sku, quantity }, wishes[index]?.shown?.price);
  });
  return wrong === -1 ? read : refuse(problem("embroidery.shownOtherwise", `logos.${wrong}.price`));
}
