import { checkProductChange } from "@placket/domain/catalog/staff/check-product";
import type { Problem } from "@placket/domain/problem";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { amountText } from "../money/amount-text.ts";
import { problemText } from "../page/form/problem-lines.ts";
import { amountTyped, valueOf } from "./form/typed-values.ts";
import { useWriteProduct, type ProductRow } from "./product.queries.ts";
import styles from "./PriceCell.module.css";

interface PriceCellProps {
  readonly row: ProductRow;
  readonly currency: string;
  readonly mayManage: boolean;
}

/** A price in its row, changed there where the product has one of its own: of families that is each variant's. */
export function PriceCell({ row, currency, mayManage }: PriceCellProps) {
  const [isOpen, setOpen] = useState(false);
  const text = priceText(row, currency);
  if (row.priceMinor === null || row.variants > 0 || !mayManage) return text;
  return isOpen ? (
    <PriceField {...row} seen={row.priceMinor} currency={currency} onClose={() => setOpen(false)} />
  ) : (
    <Button kind="link" onClick={() => setOpen(true)}>
      {text}
      <span className="visually-hidden">, change the price of {row.sku}</span>
    </Button>
  );
}

interface PriceFieldProps extends Pick<ProductRow, "id" | "sku" | "type"> {
  /** Minor units: what it was. */
  readonly seen: number;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Enter saves it, Escape leaves it as it was. */
function PriceField({ id, sku, type, seen, currency, onClose }: PriceFieldProps) {
  const [typed, setTyped] = useState(() => amountTyped(seen, currency));
  const write = useWriteProduct("setPrices");
  const units = { currency, catalogCurrency: currency, weightUnit: "lbs" } as const;
  const [problem, setProblem] = useState<Problem>();
  const save = () => {
    const priceMinor = Number(valueOf("amount", typed, units) ?? Number.NaN);
    const change = { set: { priceMinor }, attributes: {}, useDefault: [] };
    const [found] = checkProductChange(change, { scope: "default", type });
    setProblem(found);
    if (priceMinor === seen) onClose();
    else if (!found)
      write.mutate({ body: { prices: [{ id, seen, priceMinor }] } }, { onSuccess: onClose });
  };
  const failure = write.error ? failureText(write.error) : undefined;
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={`Price of ${sku}`}
        value={typed}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        ref={focused}
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
        error={problem ? problemText(problem) : failure}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm" busy={write.isPending} busyLabel="saving">
        Save
      </Button>
    </form>
  );
}

/** Whoever opened it types at once. */
function focused(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** `from $24.50` of a family, `–` of what has no price. */
function priceText({ priceMinor, variants }: ProductRow, currency: string): string {
  if (priceMinor === null) return "–";
  const text = amountText({ value: decimalOf(money(priceMinor, currency)), currency });
  return variants > 0 ? `from ${text}` : text;
}
