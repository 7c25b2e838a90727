import type { AttributeValue } from "@placket/domain/catalog/product-detail";
import type { Ctx } from "../context.ts";
import { attributeValues } from "./product/product-attributes.ts";
import { productReads } from "./product/product-reads.ts";
import { shopperOf } from "./shopper.ts";

/** What products are said to be, by id, as their pages list it: one statement, however many. */
export async function describedProducts(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly AttributeValue[]>> {
  const shopper = shopperOf(ctx);
  const { texts } = productReads(ctx, shopper);
  const described = await Promise.all(
    ids.map(async (id) => {
      const said = await texts(id);
      return [id, said ? attributeValues(shopper, said.attributes) : []] as const;
    }),
  );
  return new Map(described);
}
