import type { Product } from "../catalog/product/product.queries.ts";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useAddFirst } from "./choosing/use-add-first.ts";
import type { Configured } from "./choosing/use-configured.ts";
import { ProductRewards } from "./ProductRewards.tsx";

interface BelowAddProps {
  readonly product: Product;
  readonly configured: Configured;
}

/** Below the button that adds: other ways to buy what is chosen, unless it is in the cart already, and what it earns. */
export default function BelowAdd({ product, configured }: BelowAddProps) {
  const add = useAddFirst(product, configured);
  return (
    <>
      {configured.edited ? null : <Slot in={slots.productBuy} add={add} />}
      <ProductRewards product={product} choosing={configured.choosing} />
    </>
  );
}
