import { checkAxes } from "@placket/domain/catalog/staff/new-product";
import { problem } from "@placket/domain/problem";
import { checkQuantity, piecesTyped } from "@placket/domain/stock/stock-change";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Folded } from "../../page/form/Folded.tsx";
import { useDraft } from "../../page/form/use-draft.ts";
import { AxesField } from "../form/AxesField.tsx";
import { axesOf } from "../form/new-draft.ts";
import form from "../form/ProductForm.module.css";
import { valueOf } from "../form/typed-values.ts";
import { useWriteProduct, type Matrix, type ProductChoices } from "../product.queries.ts";

interface MoreVariantsProps {
  readonly id: number;
  readonly matrix: Matrix;
  readonly choices: ProductChoices;
  readonly onMade: (matrix: Matrix) => void;
}

interface MoreDraft {
  readonly axes: Readonly<Record<string, readonly string[]>>;
  readonly price: string;
  readonly pieces: string;
}

/** Options of which the family has no variant yet; those that there are stay as they are. */
export function MoreVariants({ id, matrix, choices, onMade }: MoreVariantsProps) {
  const add = useWriteProduct("addVariants");
  const codes = matrix.axes.map(({ code }) => code);
  const attributes = choices.attributes.filter(({ code, isConfigurable }) =>
    codes.length === 0 ? isConfigurable : codes.includes(code),
  );
  const units = {
    currency: matrix.currency,
    catalogCurrency: matrix.currency,
    weightUnit: "kgs",
  } as const;
  const amountOf = (text: string) => valueOf("amount", text, units);
  const { parts, problems, errors, state, submit } = useDraft<MoreDraft>({
    begun: {
      axes: Object.fromEntries(
        matrix.axes.map(({ code, options }) => [code, options.map((one) => String(one.id))]),
      ),
      price: "",
      pieces: "",
    },
    check: ({ axes, price, pieces }) => [
      ...checkAxes(axesOf(axes)),
      ...(amountOf(price) === null ? [problem("catalog.priceMissing", "price")] : []),
      ...(Number.isNaN(amountOf(price)) ? [problem("catalog.badAmount", "price")] : []),
      ...checkQuantity(piecesTyped(pieces)).map((found) => ({ ...found, field: "pieces" })),
    ],
    save: async ({ axes, price, pieces }) => {
      const priceMinor = amountOf(price);
      const body = {
        seen: matrix.seen,
        axes: axesOf(axes),
        priceMinor: typeof priceMinor === "number" ? priceMinor : null,
        pieces: piecesTyped(pieces) ?? 0,
      };
      onMade(await add.mutateAsync({ params: { id }, body }));
      return undefined;
    },
  });
  const { draft, errorOf, onChange } = parts;
  return (
    <Folded title="More variants">
      <form
        className={form["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary title="Not made yet" errors={errors} attempt={problems} />
        <AxesField
          id={`${parts.id}-axes`}
          attributes={attributes}
          axes={draft.axes}
          error={errorOf("axes")}
          onAxes={(axes) => onChange({ axes })}
        />
        <div className={form["row"]}>
          <TextField
            id={`${parts.id}-price`}
            label="Price of each new one"
            value={draft.price}
            error={errorOf("price")}
            end={matrix.currency}
            inputMode="decimal"
            maxLength={12}
            onChange={({ target }) => onChange({ price: target.value })}
          />
          <TextField
            id={`${parts.id}-pieces`}
            label="Pieces of each new one"
            hint="Empty: none yet."
            value={draft.pieces}
            error={errorOf("pieces")}
            inputMode="numeric"
            maxLength={10}
            onChange={({ target }) => onChange({ pieces: target.value })}
          />
        </div>
        <div className={form["foot"]}>
          <Button type="submit" kind="line" busy={state === "saving"} busyLabel="making">
            Make What Is Missing
          </Button>
          <output>{state === "saved" ? "Made." : ""}</output>
        </div>
      </form>
    </Folded>
  );
}
