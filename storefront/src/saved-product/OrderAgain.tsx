import { additionOf } from "@placket/contract/cart/cart-call.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { Button } from "@placket/ui/action/button/Button";
import { QuantityStepper } from "@placket/ui/form/quantity-stepper/QuantityStepper";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { showCart } from "../cart/cart.queries.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import { publish } from "../events/events.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { saidOf } from "./said-of.ts";
import type { ShownSaved } from "./saved-products.queries.ts";
import { sizesBeside } from "./sizes-beside.ts";
import styles from "./OrderAgain.module.css";

/** Orders a saved product again: in which size, how many, at today's price. */
export function OrderAgain({ saved: { item } }: { readonly saved: ShownSaved }) {
  const shop = useShop();
  const client = useQueryClient();
  const { data: product } = useQuery(productQuery(shop, item.familyId));
  const [variantId, choose] = useState(item.simpleProductId);
  const [quantity, setQuantity] = useState(item.quantity);
  const sizes = product ? sizesBeside(product, item.simpleProductId) : [];
  const sku = product?.index.find(({ productId }) => productId === variantId)?.sku ?? item.sku;
  const adding = useMutation({
    mutationFn: async () => {
      const wish = { ...additionOf({ ...item, simpleProductId: variantId, quantity }) };
      return shownCart(await shop.call("addToCart", { body: wish }));
    },
    onSuccess: async (cart) => {
      publish("cart.itemAdded", { name: item.name, sku, quantity });
      await showCart({ client, shop }, cart);
      miniCartOpen.set(true);
    },
  });
  const settle = (asked: number) => {
    // How many may be had at once the store says, in its words.
    if (Number.isInteger(asked) && asked > 0) setQuantity(asked);
  };
  return (
    <form
      className={styles["order"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding.isPending) adding.mutate();
      }}
    >
      {sizes.length > 1 ? (
        <SelectField
          label={t("Size")}
          name="size"
          value={String(variantId)}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {sizes.map(({ productId, label, isSaleable }) => (
            <option key={productId} value={productId} disabled={!isSaleable}>
              {isSaleable ? label : t("%1 (sold out)", label)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <QuantityStepper
        label={t("Quantity")}
        value={String(quantity)}
        onCommit={(text) => settle(Number(text))}
        onIncrease={() => settle(quantity + item.rules.increment)}
        onDecrease={() => settle(quantity - item.rules.increment)}
        canIncrease={quantity < item.rules.maximum}
        canDecrease={quantity > item.rules.minimum}
        increaseLabel={t("Increase quantity")}
        decreaseLabel={t("Decrease quantity")}
      />
      <Button type="submit" size="big" busy={adding.isPending} busyLabel={t("Adding")}>
        {t("Add to Cart")}
      </Button>
      <div role="alert">
        {adding.error ? (
          <p className={styles["fault"]}>
            {saidOf(adding.error, t("Something went wrong. Please try again."))}
          </p>
        ) : null}
      </div>
    </form>
  );
}
