import { hasQuantityChoice } from "@placket/domain/quantity/quantity-rules";
import { Button } from "@placket/ui/button/Button";
import { useFormatPrice } from "../money/Price.tsx";
import { loginHref } from "../routing/referer.ts";
import { hrefOf } from "../routing/address.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import type { Product } from "../catalog/product/product.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./AddPanel.module.css";
import { QuantityBox } from "./QuantityBox.tsx";
import { useAddPress, type AddPress } from "./use-add-press.ts";
import type { Configured } from "./use-configured.ts";

interface AddPanelProps {
  readonly product: Product;
  readonly configured: Configured;
  /** A bar that stays in reach on a phone; a popup has its button in reach anyway. */
  readonly hasBar?: boolean;
}

/** How many, and into the cart; on a phone also a bar that stays in reach. */
export function AddPanel({ product, configured, hasBar = true }: AddPanelProps) {
  const add = useAddPress(product, configured);
  const { quantity, rules } = configured;
  return (
    <div>
      <div className={styles["go"]}>
        {hasQuantityChoice(rules) ? (
          <QuantityBox name={product.name} configured={configured} />
        ) : null}
        <AddButton {...add} size="big" isPriceShown={quantity > 1} />
      </div>
      {rules.minimum > 1 ? (
        <p className={styles["note"]}>
          {t("Item must be purchased in a minimum quantity of %1 or more", rules.minimum)}
        </p>
      ) : null}
      {rules.increment > 1 ? (
        <p className={styles["note"]}>
          {t("This item is sold in multiples of %1.", rules.increment)}
        </p>
      ) : null}
      {add.needsLogin ? <LoginNote /> : null}
      {hasBar ? <BuyBar product={product} add={add} /> : null}
    </div>
  );
}

/** Reads 'Add to Cart' or 'Update Item' (PDP-33); greyed it can still be pressed, to learn what is missing. */
export function AddButton(
  props: AddPress & { readonly size: "md" | "big"; readonly isPriceShown?: boolean },
) {
  const { press, isGreyed, isBusy, isUpdate, amount, size, isPriceShown = false } = props;
  const format = useFormatPrice();
  const label = isUpdate ? t("Update Item") : t("Add to Cart");
  return (
    <Button
      size={size}
      wide
      busy={isBusy}
      busyLabel={t("Adding")}
      aria-disabled={isGreyed}
      className={isGreyed ? styles["greyed"] : undefined}
      onClick={press}
    >
      {isPriceShown && amount ? `${label}, ${format(amount)}` : label}
    </Button>
  );
}

/** Price and button at the lower edge of a phone. */
function BuyBar({ product, add }: { product: Product; add: AddPress }) {
  const format = useFormatPrice();
  const amount = add.amount ?? product.price;
  return (
    <aside className={styles["bar"]} aria-label={t("Add to cart")}>
      <span className={styles["barPrice"]}>{amount ? format(amount) : null}</span>
      <AddButton {...add} size="md" />
    </aside>
  );
}

/** Visitors cannot buy it: the way to log in and back (PDP-35). */
function LoginNote() {
  const address = useAddress();
  return (
    <p className={styles["note"]}>
      <a className="link" href={loginHref(hrefOf(address))}>
        {t("Log in to order this item")}
      </a>
    </p>
  );
}
