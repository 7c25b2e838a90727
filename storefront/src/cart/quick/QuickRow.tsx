import { useSettled } from "@placket/web/call/use-settled";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { useQuery } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import type { TypedLine } from "./quick-draft.ts";
import { productsQuery, type CheckedLine } from "./quick.queries.ts";
import styles from "./QuickOrder.module.css";

/** How long typing rests before products are looked for, in ms. */
const TYPING_MS = 250;

interface QuickRowProps {
  readonly id: string;
  /** Counted from 1. */
  readonly place: number;
  readonly line: TypedLine;
  /** What it is; `undefined` while nobody knows. */
  readonly checked: CheckedLine | undefined;
  /** What the cart has refused of it. */
  readonly refused: readonly { readonly part: "sku" | "quantity"; readonly text: string }[];
  readonly onLine: (part: Partial<TypedLine>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** An item number with products to choose from, how many, and what that is. */
export function QuickRow(props: QuickRowProps) {
  const { id, place, line, checked, refused, onLine, onRemove } = props;
  const price = useFormatPrice();
  const typed = useSettled(line.sku.trim(), TYPING_MS);
  const isKnown = checked?.product?.sku.toLowerCase() === typed.toLowerCase();
  const { data: offered = [] } = useQuery(productsQuery(useShop(), isKnown ? "" : typed));
  const errorOf = (part: "sku" | "quantity") =>
    refused.find((one) => one.part === part)?.text ??
    checked?.problems.find(({ field }) => (field === "qty" ? "quantity" : field) === part)?.message;
  const { product, total } = checked ?? {};
  return (
    <li className={styles["line"]}>
      <TextField
        id={`${id}-sku`}
        label={t("Item number, line %1", place)}
        labelPlace="hidden"
        placeholder={t("Item number")}
        value={line.sku}
        error={errorOf("sku")}
        maxLength={255}
        list={`${id}-list`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onLine({ sku: target.value })}
      />
      <datalist id={`${id}-list`}>
        {offered.map((one) => (
          <option key={one.sku} value={one.sku}>
            {[one.name, ...one.details].join(", ")}
          </option>
        ))}
      </datalist>
      <TextField
        id={`${id}-quantity`}
        label={t("Quantity, line %1", place)}
        labelPlace="hidden"
        placeholder="1"
        value={line.quantity}
        error={errorOf("quantity")}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        onChange={({ target }) => onLine({ quantity: target.value })}
      />
      <div className={styles["what"]}>
        {product ? (
          <>
            {product.image === null ? null : (
              <img src={product.image} alt="" width={40} height={50} />
            )}
            <span>
              <a className="link" href={product.url}>
                {product.name}
              </a>
              <span className="muted">
                {[...product.details, ...(product.price ? [price(product.price)] : [])].join(" · ")}
              </span>
            </span>
            {total ? <b className="num">{price(total)}</b> : null}
          </>
        ) : null}
        {onRemove ? (
          <Button kind="link" onClick={onRemove}>
            {t("Remove")} <span className="visually-hidden">{line.sku}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
