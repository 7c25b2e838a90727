import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useRef, useState } from "react";
import { t } from "../translation/translate.ts";
import { QuestionForm } from "./QuestionForm.tsx";
import type { ShownQuestions } from "./questions.queries.ts";

interface QuestionDialogProps {
  /** Of the product. */
  readonly name: string;
  readonly productId: number;
  readonly check: ShownQuestions["check"];
  readonly onClose: () => void;
}

/** The form in a popup (QNA-01), which is gone once it has closed. */
export function QuestionDialog({ name, productId, check, onClose }: QuestionDialogProps) {
  const first = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={t("Ask about %1", name)}
      closeLabel={t("Close")}
      size="sm"
      initialFocus={first}
      keepOnOutsidePress
    >
      <QuestionForm
        first={first}
        productId={productId}
        check={check}
        onSent={() => setOpen(false)}
      />
    </Dialog>
  );
}
