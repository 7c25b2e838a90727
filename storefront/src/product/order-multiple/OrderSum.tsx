import { columnReached, tierAhead, tierColumns } from "@placket/domain/configurator/family-price";
import type { MultipleOrder } from "@placket/domain/configurator/order-multiple";
import { piecePrices, totalAmount, totalPieces } from "@placket/domain/configurator/order-totals";
import { money } from "@placket/domain/money/money";
import { Button } from "@placket/ui/action/button/Button";
import { Seam } from "@placket/ui/drawing/seam/Seam";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import addStyles from "../choosing/AddPanel.module.css";
import styles from "./OrderMultiple.module.css";
import { shownAmount } from "../price/shown-amount.ts";
import { rangeText } from "../price/TierTable.tsx";

interface OrderSumProps {
  readonly order: MultipleOrder;
  /** Pieces of the family in the cart; they count for the bulk price. */
  readonly inCart: number;
  readonly isGreyed: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

/** How many pieces, what they cost, how far it is to the next price, and the button. */
export function OrderSum({ order, inCart, isGreyed, isBusy, onAdd }: OrderSumProps) {
  const format = useFormatPrice();
  const pieces = totalPieces(order);
  const total = totalAmount(order, inCart);
  const count = tn(pieces, "%1 piece", "%1 pieces");
  return (
    <>
      <Seam />
      <div className={styles["sum"]}>
        <div aria-live="polite">
          <p className={styles["big"]}>
            {pieces > 0 && total ? `${count}, ${format(shownAmount(total))}` : count}
          </p>
          <p className="small muted">
            <PriceEach order={order} inCart={inCart} /> <Ahead order={order} inCart={inCart} />
          </p>
        </div>
        <Button
          size="big"
          busy={isBusy}
          busyLabel={t("Adding")}
          aria-disabled={isGreyed}
          className={isGreyed ? addStyles["greyed"] : undefined}
          onClick={onAdd}
        >
          {t("Add to Cart")}
        </Button>
      </div>
    </>
  );
}

type Counted = Pick<OrderSumProps, "order" | "inCart">;

/** "$46.50 each, tier 24 to 49." */
function PriceEach({ order, inCart }: Counted) {
  const format = useFormatPrice();
  const { family } = order.grid;
  const pieces = totalPieces(order) + inCart;
  const prices = piecePrices(order, inCart);
  if (!prices) return t("Nothing is filled in yet.");
  const low = format(shownAmount(prices.low));
  const high = format(shownAmount(prices.high));
  const each = low === high ? t("%1 each", low) : t("%1 to %2 each", low, high);
  const column = columnReached(tierColumns(family), pieces);
  return column ? `${each}, ${t("tier %1", rangeText(column.from, column.to))}.` : `${each}.`;
}

/** "24 more pieces bring it to $42.10." */
function Ahead({ order, inCart }: Counted) {
  const format = useFormatPrice();
  const { family } = order.grid;
  const ahead = tierAhead(family, totalPieces(order) + inCart);
  if (!ahead || !piecePrices(order)) return null;
  const price = format(shownAmount(money(ahead.tier.minor, family.currency)));
  return (
    <b className={styles["ahead"]}>
      {ahead.missing === 1
        ? t("One more piece brings it to %1.", price)
        : t("%1 more pieces bring it to %2.", ahead.missing, price)}
    </b>
  );
}
