import { ATTRIBUTE_PREFIX } from "@placket/domain/catalog/staff/product-values";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useMemo } from "react";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { useDraft } from "../../page/form/use-draft.ts";
import type { Product, ProductChoices, Scope } from "../product.queries.ts";
import { FieldGroups } from "./FieldGroups.tsx";
import {
  changeOf,
  draftOf,
  formParts,
  inheritedOf,
  problemsOf,
  type SentChange,
} from "./product-draft.ts";
import styles from "./ProductForm.module.css";
import { SaveFoot } from "./SaveFoot.tsx";

interface ProductFormProps {
  readonly product: Product;
  readonly choices: ProductChoices;
  readonly scope: Scope;
  /** Writes what is other than it was; without it the product is only looked at. */
  readonly save: ((change: SentChange) => Promise<void>) | undefined;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew: () => void;
}

/** A product in one scope: what is said here, and what goes by the wider one. */
export function ProductForm({ product, choices, scope, save, showAnew }: ProductFormProps) {
  const form = useMemo(() => formParts(product, choices, scope), [product, choices, scope]);
  const begun = useMemo(() => draftOf(product, scope, form), [product, scope, form]);
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft({
    begun,
    check: (draft) => problemsOf(changeOf(begun, draft, form), { product, scope, choices }),
    save:
      save &&
      (async (draft) => {
        await save(changeOf(begun, draft, form));
        return undefined;
      }),
  });
  const isBehind = failure instanceof CallError && failure.is("catalog.productChanged");
  const fixed = new Set(product.fixed.map((code) => `${ATTRIBUTE_PREFIX}${code}`));
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty && state !== "saved"} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      <FieldGroups
        {...parts}
        rows={form.rows}
        units={form.units}
        scope={scope}
        inherited={inheritedOf(product, form)}
        isFixed={(name) => save === undefined || fixed.has(name)}
      />
      {save ? <SaveFoot state={state} isBehind={isBehind} showAnew={showAnew} /> : null}
    </form>
  );
}
