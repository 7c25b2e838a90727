import type { EndpointInput } from "@placket/contract/endpoint";
import type { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { partsFromTypes } from "@placket/contract/cart/parts.codec";
import { optionsFromWire } from "@placket/contract/custom-option/option-choice.codec";
import type { Ctx } from "../../context.ts";
import { chosenVariant } from "./chosen-variant.ts";
import type { AskedItem } from "./sewn-parts.ts";

/** What the calls that embroider are sent (OPEN-15): options by type beside the product and what was chosen of it. */
type EmbroideredData = EndpointInput<typeof cartEndpoints.addEmbroideryToCart>["body"];

/** The same as an item that is asked for: its texts are still to be sewn. */
export function embroideredData(ctx: Ctx, data: EmbroideredData): AskedItem {
  const { productId: id, parentId, qty, overrideCategoryId, selections = [], ...rest } = data;
  const { custom_options: options, ...parts } = rest;
  const optionIds = selections.map((one) => one.option_id);
  const chosen = chosenVariant(
    ctx,
    { productId: id ?? null, parentId: parentId ?? null },
    optionIds,
  );
  return {
    ...chosen,
    quantity: qty,
    overrideCategoryId: overrideCategoryId ?? null,
    options: optionsFromWire(options),
    parts: partsFromTypes(parts),
  };
}
