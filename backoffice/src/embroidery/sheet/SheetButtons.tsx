import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../page/late/awaited.ts";
import type { DesignDraft } from "@placket/domain/embroidery/design/design-draft";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { call } from "../../api/call.ts";
import { ActionRow } from "../workbench/ActionRow.tsx";
import { download } from "../workbench/download.ts";
import { problemText } from "../workbench/texts.ts";
import { sentDesign, type SheetSource } from "./sheet-source.ts";
import { startForm, type WorksheetForm } from "./worksheet-form.ts";

interface SheetButtonsProps {
  readonly source: SheetSource;
  /** Nothing is sewn, or not yet what stands in the form. */
  readonly disabled: boolean;
}

/** A window that only few open. */
const WorksheetDialog = awaited(
  lateModule(() => import("./WorksheetDialog.tsx")),
  (module) => module.default,
);

/** The papers of a design: what the customer approves, and what the shop floor works from. */
export function SheetButtons({ source, disabled }: SheetButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<WorksheetForm>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const proof = useMutation({
    mutationFn: (design: DesignDraft) => {
      const { title, placement } = source;
      return call("printProof", { body: { ...sentDesign(design), title, placement } });
    },
    onSuccess: (file) => download(file, file.name),
  });
  const printProof = () => {
    const design = source.design();
    setProblems(design.ok ? [] : design.problems);
    if (design.ok) proof.mutate(design.value);
  };
  const problem = proof.error ? failureText(proof.error) : problems.map(problemText).join(" ");
  return (
    <div>
      <ActionRow problem={problem}>
        <Button
          kind="line"
          size="sm"
          disabled={disabled}
          busy={proof.isPending}
          busyLabel="being made"
          onClick={printProof}
        >
          <Icon name="download" size={16} />
          Proof PDF
        </Button>
        <Button
          kind="line"
          size="sm"
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => {
            // What was typed for the design before is not lost; only its place and cloth follow.
            setForm((before) => ({
              ...(before ?? startForm(new Date(), source)),
              ...placeOf(source),
            }));
            setOpen(true);
          }}
        >
          <Icon name="download" size={16} />
          Worksheet PDF
        </Button>
      </ActionRow>
      {form ? (
        <Suspense>
          <WorksheetDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            source={source}
            form={form}
            setForm={setForm}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const placeOf = ({ placement }: SheetSource) => ({ placement });
