import type { StoredCartItem } from "@placket/domain/cart/cart";
import { askedAgain } from "@placket/domain/custom-option/chosen-option";
import type { Ctx } from "../../context.ts";
import type { NewItem } from "../cart-items.ts";
import { wishesOf } from "./chosen-parts.ts";

/** A line that was kept, as it would be asked for anew: all that was chosen of it and is done to it. */
export function wishedAgain(ctx: Ctx, item: Omit<StoredCartItem, "id">): NewItem {
  const { productId, parentId, quantity, overrideCategoryId, configuration } = item;
  const { bundle, giftCard, options } = configuration;
  return {
    productId,
    parentId,
    quantity,
    overrideCategoryId,
    bundle,
    giftCard,
    options: options?.flatMap(askedAgain),
    parts: wishesOf(ctx, item),
  };
}
