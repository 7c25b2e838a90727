import { mayOrder } from "@placket/domain/payment/may-order";
import type { Product } from "../catalog/product/product.queries.ts";
import { useAccount } from "../customer/account.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useConfig } from "../store/config.queries.ts";
import { readAddressChoice } from "./choosing/address-choice.ts";
import { useAddFirst } from "./choosing/use-add-first.ts";
import type { Configured } from "./choosing/use-configured.ts";
import { KeepProduct } from "./KeepProduct.tsx";
import { ProductRewards } from "./ProductRewards.tsx";
import styles from "./ProductView.module.css";

interface BelowAddProps {
  readonly product: Product;
  readonly configured: Configured;
}

/** Below the button that adds: other ways to buy what is chosen, and what it earns. */
export default function BelowAdd({ product, configured }: BelowAddProps) {
  return (
    <>
      <OtherWays product={product} configured={configured} />
      <KeepProduct product={product} choosing={configured.choosing} />
      <ProductRewards product={product} choosing={configured.choosing} />
    </>
  );
}

/**
 * None where more is chosen than a variant, which those ways know nothing of. None where an item of a cart is edited: the address says so, which a server without a cart reads too. None for whoever
 * could not place the order after, or not put the product into a cart: where only customers order or buy, they come
 * once it is known who is here.
 */
function OtherWays({ product, configured }: BelowAddProps) {
  const add = useAddFirst(product, configured);
  const { itemId } = readAddressChoice(useAddress().search);
  const config = useConfig();
  const isGuest = !useAccount();
  const asksForLogin = product.loginRequired && isGuest;
  const hasOwnOptions = product.customOptions.length > 0;
  if (itemId !== undefined || asksForLogin || hasOwnOptions || !mayOrder({ isGuest }, config))
    return null;
  const ways = <Slot in={slots.productBuy} add={add} />;
  return config.hasPaypal ? <div className={styles["otherWay"]}>{ways}</div> : ways;
}
