import {
  canAddOrder,
  orderProblems,
  orderedPieces,
  totalPieces,
} from "@placket/domain/configurator/order-totals";
import type { Chosen } from "@placket/domain/configurator/family";
import type { GridCell } from "@placket/domain/configurator/order-grid";
import type { MultipleOrder } from "@placket/domain/configurator/order-multiple";
import { problem } from "@placket/domain/problem";
import { useRef } from "react";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAdder } from "../../customer/adder.ts";
import { problemText } from "../../notice/problem-text.ts";
import { showProblem } from "../../notice/show-problem.ts";
import { t } from "../../translation/translate.ts";
import styles from "./OrderMultiple.module.css";
import { OrderSum } from "./OrderSum.tsx";
import { OrderTable } from "./OrderTable.tsx";
import { InCartNote, TierTable } from "../price/TierTable.tsx";
import { useAddToCart } from "../choosing/use-add-to-cart.ts";
import { useFamilyInCart } from "../choosing/use-family-in-cart.ts";
import { useMultipleOrder } from "./use-multiple-order.ts";

interface OrderMultipleProps {
  readonly product: Product;
  /** What was chosen beside the grid: its color stands open on a phone. */
  readonly chosen: Chosen;
}

/** Many sizes and colors at once, added in one call (PDP-31). */
export function OrderMultiple({ product, chosen }: OrderMultipleProps) {
  const [order, dispatch] = useMultipleOrder(product);
  const table = useRef<HTMLDivElement>(null);
  const adder = useAdder();
  const add = useAddToCart(product);
  const inCart = useFamilyInCart(product);
  const allowed = canAddOrder(order, adder);
  const press = () => {
    if (allowed === true) {
      if (add.isPending) return;
      add.mutate(
        { pieces: orderedPieces(order) },
        { onSuccess: () => dispatch({ type: "empty" }) },
      );
      return;
    }
    const wrong = table.current?.querySelector<HTMLInputElement>("input[aria-invalid=true]");
    (wrong ?? table.current?.querySelector<HTMLInputElement>("input"))?.focus();
    if (allowed !== "configurator.incomplete")
      showProblem(orderProblems(order)[0] ?? problem(allowed));
  };
  return (
    <div className={styles["order"]} ref={table}>
      <OrderTable order={order} dispatch={dispatch} chosen={chosen} />
      <Problems order={order} />
      <p className={styles["help"]}>
        <span>
          <kbd>Tab</kbd> {t("next size")}
        </span>
        <span>
          <kbd>↓</kbd> {t("next color")}
        </span>
        <span>{t("Paste a block of cells straight from a spreadsheet")}</span>
      </p>
      <div className={styles["tiers"]}>
        <TierTable
          family={order.grid.family}
          percents={product.tierPrices}
          pieces={totalPieces(order) + inCart}
        />
        <InCartNote tiers={order.grid.family.tiers.length} inCart={inCart} />
      </div>
      <OrderSum
        order={order}
        inCart={inCart}
        isGreyed={allowed !== true}
        isBusy={add.isPending}
        onAdd={press}
      />
    </div>
  );
}

/** Which cells cannot be ordered so, and why. */
function Problems({ order }: { order: MultipleOrder }) {
  const { rows, columns } = order.grid;
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })));
  return (
    <div aria-live="polite">
      <ul className={styles["problems"]}>
        {orderProblems(order).map((one) => {
          const found = cells.find(({ cell }) => cell.key === one.field);
          const place = [found?.row.label, columns[found?.cell.column ?? 0]?.label];
          return (
            <li key={one.field + one.error}>
              {place.filter(Boolean).join(", ")}: {problemText(one)}
              {one.error === "cart.outOfStock" ? <> ({inStockText(order, found?.cell)})</> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many there are, where too many were wanted. */
function inStockText({ grid }: MultipleOrder, cell: GridCell | undefined): string {
  const stock = grid.family.stock.find(({ productId }) => productId === cell?.productId);
  return t("%1 in stock", stock?.quantity ?? 0);
}
