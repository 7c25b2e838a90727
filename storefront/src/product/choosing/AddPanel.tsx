import { stockOf } from "@placket/domain/configurator/chosen-variant";
import { hasPieces } from "@placket/domain/quantity/has-pieces";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { hasQuantityChoice } from "@placket/domain/quantity/quantity-rules";
import { Button } from "@placket/ui/action/button/Button";
import { useRef, type RefObject } from "react";
import { useShop } from "../../api/shop.ts";
import { useOnline } from "../../api/use-online.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { loginHref } from "../../routing/referer.ts";
import { hrefOf } from "../../routing/address.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import type { Product } from "../../catalog/product/product.queries.ts";
import { t } from "../../translation/translate.ts";
import { isLockedDown } from "../embroidered/embroidery-asked.ts";
import styles from "./AddPanel.module.css";
import { QuantityBox } from "./QuantityBox.tsx";
import { useAddPress, type AddPress } from "./use-add-press.ts";
import type { Configured } from "./use-configured.ts";
import { useInSight } from "./use-in-sight.ts";

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
  const row = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={row} className={styles["go"]}>
        {hasQuantityChoice(rules) ? (
          <QuantityBox name={product.name} configured={configured} />
        ) : null}
        <AddButton {...add} size="big" isPriceShown={quantity > 1} />
      </div>
      <ArrivalLine product={product} configured={configured} />
      <TooMany configured={configured} />
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
      {hasBar ? <BuyBar product={product} add={add} row={row} /> : null}
    </div>
  );
}

/** Reads 'Add to Cart' or 'Update Item' (PDP-33); greyed it can still be pressed, to learn what is missing. */
export function AddButton(
  props: AddPress & { readonly size: "md" | "big"; readonly isPriceShown?: boolean },
) {
  const { press, isGreyed, isBusy, isUpdate, amount, size, isPriceShown = false } = props;
  const format = useFormatPrice();
  const isOnline = useOnline();
  const label = isUpdate ? t("Update Item") : t("Add to Cart");
  // A call waits for the network (API-03), so the button says what it waits for.
  const waits = isBusy && !isOnline;
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
      {waits
        ? t("Waits for the network")
        : isPriceShown && amount
          ? `${label}, ${format(amount)}`
          : label}
    </Button>
  );
}

interface BuyBarProps {
  readonly product: Product;
  readonly add: AddPress;
  /** The button's own place in the page. */
  readonly row: RefObject<HTMLElement | null>;
}

/** Price and button at the lower edge of a phone, while the page's own button is out of sight. */
export function BuyBar({ product, add, row }: BuyBarProps) {
  const format = useFormatPrice();
  const isAway = useInSight(row);
  const amount = add.amount ?? product.price;
  // Of a bundle or a gift card it is not known until all is chosen (BUNDLE-11).
  const isFrom = product.type !== "simple" && product.type !== "configurable" && !add.amount;
  return (
    <aside
      className={styles["bar"]}
      aria-label={t("Add to cart")}
      data-away={isAway}
      inert={isAway}
    >
      <span className={styles["barPrice"]}>
        {amount ? (isFrom ? t("price::From %1", format(amount)) : format(amount)) : null}
      </span>
      <AddButton {...add} size="md" />
    </aside>
  );
}

/** When it is there if it is ordered now, in the words of the checkout, with what is sewn on it by now. */
function ArrivalLine({ product, configured: { choosing, edited } }: Omit<AddPanelProps, "hasBar">) {
  const { locale } = useShop();
  const { embroideredArrival, inStock } = product;
  const isSewn = isLockedDown(product) || (edited?.parts.length ?? 0) > 0;
  const arrival = isSewn ? (embroideredArrival?.sewn ?? null) : product.arrival;
  const isSold = stockOf(choosing)?.isSaleable ?? inStock;
  if (arrival === null || !isSold) return null;
  return <p className={styles["arrival"]}>{t("Arrives %1", arrivalDays(arrival, locale))}</p>;
}

/** More than there is: said at the box, before anybody presses. */
function TooMany({ configured: { choosing, quantity } }: Pick<AddPanelProps, "configured">) {
  const stock = stockOf(choosing);
  const isShort = stock?.quantity && !hasPieces(stock, quantity);
  return (
    <output className={styles["short"]}>
      {isShort ? t("Only %1 in stock. Choose fewer to add them.", stock.quantity) : null}
    </output>
  );
}

/** Visitors cannot buy it: the way to log in and back (PDP-35). */
export function LoginNote() {
  const address = useAddress();
  return (
    <p className={styles["note"]}>
      <a className="link" href={loginHref(hrefOf(address))}>
        {t("Log in to order this item")}
      </a>
    </p>
  );
}
