import type { Ctx } from "../../context.ts";
import { readModel } from "../../catalog/read-model.ts";
import type { PlacedItem } from "../../order/stored-order.ts";

const HEX = /^#[0-9a-f]{6}$/i;

/** The color that a garment was chosen in, as `#rrggbb`, by the swatch of its option today; `null` where it has none. */
export function garmentColor(
  ctx: Ctx,
  { selections }: Pick<PlacedItem, "selections">,
): string | null {
  const { attributes } = ctx.held(readModel).current().base;
  for (const { attributeId, optionId } of selections) {
    if (attributes.byId(attributeId)?.swatch !== "color") continue;
    const value = attributes.option(optionId)?.swatchValue ?? "";
    if (HEX.test(value)) return value.toLowerCase();
  }
  return null;
}
