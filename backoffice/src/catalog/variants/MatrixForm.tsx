import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useState } from "react";
import type { CallRequest } from "../../api/call.ts";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { chosen } from "../../page/form/chosen.ts";
import { useDraft, type DraftParts } from "../../page/form/use-draft.ts";
import form from "../form/ProductForm.module.css";
import type { Matrix } from "../product.queries.ts";
import { MatrixTable } from "./MatrixTable.tsx";
import {
  matrixDraft,
  matrixProblems,
  sentVariants,
  type MatrixDraft,
  type VariantPart,
} from "./variant-draft.ts";
import { SaveFoot } from "../form/SaveFoot.tsx";

type SentVariants = NonNullable<CallRequest<"changeVariants">["body"]>;

interface MatrixFormProps {
  readonly matrix: Matrix;
  /** Writes what is other than it was; without it the variants are only looked at. */
  readonly save: ((sent: SentVariants) => Promise<void>) | undefined;
  readonly showAnew: () => void;
}

const PARTS = {
  price: "Price",
  pieces: "Pieces",
  isEnabled: "Whether it is sold",
  barcode: "Barcode",
} as const satisfies Readonly<Record<VariantPart, string>>;

const PART_NAMES = Object.keys(PARTS) as readonly VariantPart[];

const BEHIND = ["catalog.productChanged", "stock.changedMeanwhile"] as const;

/** One part of all variants at a time, each in its place. */
export function MatrixForm({ matrix, save, showAnew }: MatrixFormProps) {
  const [part, setPart] = useState<VariantPart>("price");
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft<MatrixDraft>({
    begun: matrixDraft(matrix),
    check: (draft) => matrixProblems(matrix, draft),
    save:
      save &&
      (async (draft) => {
        const sent = sentVariants(matrix, draft);
        if (sent.variants.length > 0) await save(sent);
        return undefined;
      }),
  });
  const isBehind = failure instanceof CallError && BEHIND.some((key) => failure.is(key));
  const isCounted = sentVariants(matrix, parts.draft).variants.some(({ pieces }) => pieces);
  const shownParts = PART_NAMES.filter((name) => name !== "barcode" || matrix.barcode !== null);
  return (
    <form
      className={form["matrixForm"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Where something is wrong, its part is shown, and the summary leads to its field.
        const [first] = matrixProblems(matrix, parts.draft);
        const wrong = PART_NAMES.find((name) => first?.field.endsWith(`-${name}`));
        if (wrong) setPart(wrong);
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty && state !== "saved"} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      <div className={form["row"]}>
        <SelectField
          label="Show"
          value={part}
          onChange={({ target }) => setPart(chosen(PART_NAMES, target.value))}
        >
          {shownParts.map((name) => (
            <option key={name} value={name}>
              {PARTS[name]}
            </option>
          ))}
        </SelectField>
        {save && (part === "price" || part === "pieces") ? (
          <SetAll key={part} part={part} matrix={matrix} {...parts} />
        ) : null}
      </div>
      <MatrixTable {...parts} matrix={matrix} part={part} title={PARTS[part]} isFixed={!save} />
      {save && isCounted ? (
        <TextField
          id={`${parts.id}-reason`}
          label="Why there are other pieces"
          value={parts.draft.reason}
          error={parts.errorOf("reason")}
          maxLength={200}
          onChange={({ target }) => parts.onChange({ reason: target.value })}
        />
      ) : null}
      {save ? <SaveFoot state={state} isBehind={isBehind} showAnew={showAnew} /> : null}
    </form>
  );
}

interface SetAllProps extends DraftParts<MatrixDraft> {
  readonly part: "price" | "pieces";
  readonly matrix: Matrix;
}

/** The same for all of them. */
function SetAll({ part, matrix, draft, onChange }: SetAllProps) {
  const [typed, setTyped] = useState("");
  const setAll = () => {
    const all = matrix.variants.flatMap(({ id }) => {
      const variant = draft.variants[id];
      return variant ? [[id, { ...variant, [part]: typed }] as const] : [];
    });
    onChange({ variants: Object.fromEntries(all) });
  };
  return (
    <TextField
      label={part === "price" ? `The same price for all, in ${matrix.currency}` : "As many of each"}
      value={typed}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      end={
        <Button kind="link" disabled={typed.trim() === ""} onClick={setAll}>
          Set All
        </Button>
      }
    />
  );
}
