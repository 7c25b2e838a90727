import type { Problem } from "@placket/domain/problem";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import type { ReactNode } from "react";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { useDraft, type DraftParts } from "../../page/form/use-draft.ts";
import form from "../form/ProductForm.module.css";
import { SaveFoot } from "../form/SaveFoot.tsx";

interface PartFormProps<Draft> {
  readonly begun: Draft;
  readonly check: (draft: Draft) => readonly Problem[];
  /** Writes it; without it the part is only looked at. */
  readonly save: ((draft: Draft) => Promise<void>) | undefined;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew: () => void;
  readonly children: (parts: DraftParts<Draft>) => ReactNode;
}

/** A part of a product while it is written, and saved as a whole. */
export function PartForm<Draft extends object>(props: PartFormProps<Draft>) {
  const { begun, check, save, showAnew, children } = props;
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft<Draft>({
    begun,
    check,
    save:
      save &&
      (async (draft) => {
        await save(draft);
        return undefined;
      }),
  });
  const isBehind =
    failure instanceof CallError &&
    (failure.is("catalog.productChanged") || failure.is("catalog.categoryChanged"));
  return (
    <form
      className={form["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty && state !== "saved"} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      {children(parts)}
      {save ? <SaveFoot state={state} isBehind={isBehind} showAnew={showAnew} /> : null}
    </form>
  );
}
