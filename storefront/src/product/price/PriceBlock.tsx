import { use } from "react";
import { variantOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { amountFor, priceFor } from "@placket/domain/configurator/family-price";
import { lowestQuantity } from "@placket/domain/quantity/quantity-rules";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAccount } from "../../customer/account.ts";
import { Price, useFormatPrice, type Amount } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import styles from "./PriceBlock.module.css";
import { OwnChoiceScope } from "../choosing/own-choice.ts";
import { shownAmount } from "./shown-amount.ts";
import { InCartNote, TierTable } from "./TierTable.tsx";
import type { Configured } from "../choosing/use-configured.ts";

interface PriceBlockProps {
  readonly product: Product;
  readonly configured: Pick<Configured, "choosing" | "quantity" | "inCart" | "rules">;
}

/** The price of what is chosen, what it was, and what it costs by the dozen (PLP-26, PDP-48). */
export function PriceBlock({ product, configured }: PriceBlockProps) {
  const { choosing, quantity, inCart } = configured;
  const { tiers } = choosing.family;
  return (
    <div>
      <p className={styles["line"]}>
        <span className={styles["price"]} aria-live="polite">
          <ShownPrice product={product} configured={configured} />
        </span>
        <span className="small muted">
          {product.pdpUnitMessage || t("per piece")}
          <LeastPrice configured={configured} />
          {tiers[0] ? `. ${fromText(choosing, tiers[0].quantity)}` : null}
        </span>
      </p>
      <TierTable
        family={choosing.family}
        percents={product.tierPrices}
        pieces={quantity + inCart}
      />
      <InCartNote tiers={tiers.length} inCart={inCart} />
      <Message product={product} />
    </div>
  );
}

/** The product's message; where only customers may order it, visitors alone are told so (PDP-35). */
function Message({ product: { pdpMessage, loginRequired } }: Pick<PriceBlockProps, "product">) {
  const isLoggedIn = Boolean(useAccount());
  if (!pdpMessage || (loginRequired && isLoggedIn)) return null;
  return <p className={styles["message"]}>{pdpMessage}</p>;
}

function fromText({ family }: Choosing, pieces: number): string {
  return family.variants.length > 1
    ? t("From %1 pieces, any sizes and colors:", pieces)
    : t("From %1 pieces:", pieces);
}

/** What the fewest pieces cost that are sold, where nobody can buy one: `, $147.50 for 5 pieces`. */
function LeastPrice({ configured }: Pick<PriceBlockProps, "configured">) {
  const format = useFormatPrice();
  const { choosing, rules, inCart } = configured;
  const { family } = choosing;
  const pieces = lowestQuantity(rules);
  const productId = variantOf(choosing)?.productId ?? family.variants[0]?.productId;
  if (pieces === 1 || productId === undefined) return null;
  const amount = amountFor(family, { productId, pieces, familyPieces: pieces + inCart });
  return amount ? <>, {t("%1 for %2 pieces", format(shownAmount(amount)), pieces)}</> : null;
}

/** A placeholder of its size while prices are invalidated or there is none (PLP-28). */
function ShownPrice({ product, configured: { choosing, quantity, inCart } }: PriceBlockProps) {
  const variant = variantOf(choosing);
  const own = use(OwnChoiceScope);
  const { price, maxPrice, strikePrice, arePricesInvalidated } = product;
  if (!price || arePricesInvalidated) return <span className={styles["none"]} />;
  const one =
    variant && priceFor(choosing.family, variant.productId, Math.max(1, quantity) + inCart);
  if (!one) return <Price now={price} was={strikePrice} to={maxPrice} />;
  const now = shownAmount(one);
  const was = wasOf(product, variant.productId, now);
  const all = own ? shownAmount(own.withAdded(one, 1)) : now;
  return <Price now={all} was={was && { ...was, value: was.value + all.value - now.value }} />;
}

/** The variant's regular price when it is higher; else the family's struck one when that is (reading 36). */
function wasOf(product: Product, productId: number, now: Amount): Amount | null {
  const own = product.subProducts.find(({ id }) => id === productId)?.originalPrice;
  const was = own ?? product.strikePrice;
  const isTier = product.tierPrices.some(({ value }) => value === now.value);
  return was && was.value > now.value && !isTier ? was : null;
}
