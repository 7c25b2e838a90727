import { placements } from "@placket/domain/embroidery/placement/placements";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField, type TextFieldProps } from "@placket/ui/form/text-field/TextField";
import { SHEET_LIMITS } from "@placket/domain/embroidery/sheet/sheet-limits";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { call } from "../../api/call.ts";
import { download } from "../workbench/download.ts";
import { problemAt, problemText } from "../workbench/texts.ts";
import { SizeRows } from "./SizeRows.tsx";
import { sentDesign, type SheetSource } from "./sheet-source.ts";
import styles from "./WorksheetDialog.module.css";
import { worksheetOf, type WorksheetForm } from "./worksheet-form.ts";

interface WorksheetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly source: SheetSource;
  readonly form: WorksheetForm;
  readonly setForm: (form: WorksheetForm) => void;
}

/** Asks for what the shop floor has to know beside the design, and prints it. */
export default function WorksheetDialog(props: WorksheetDialogProps) {
  const { open, onClose, source, form, setForm } = props;
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const print = useMutation({
    mutationFn: (body: Parameters<typeof call<"printWorksheet">>[1]) =>
      call("printWorksheet", body),
    onSuccess: (file) => {
      download(file, file.name);
      onClose();
    },
  });
  useEffect(() => {
    if (problems.length === 0) return;
    fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  const submit = () => {
    const draft = worksheetOf(form, source.title);
    const design = source.design();
    const found = [draft, design].flatMap((one) => (one.ok ? [] : one.problems));
    setProblems(found);
    if (draft.ok && design.ok)
      print.mutate({
        body: { ...draft.value, sizes: [...draft.value.sizes], ...sentDesign(design.value) },
      });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Worksheet"
      closeLabel="Close"
      keepOnOutsidePress
      footer={
        <Button type="submit" form={id} wide busy={print.isPending} busyLabel="being made">
          Download PDF
        </Button>
      }
    >
      <form
        id={id}
        ref={fields}
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Facts form={form} setForm={setForm} problems={problems} />
        <p role="alert" className={styles["problem"]}>
          {print.error ? failureText(print.error) : elsewhere(problems)}
        </p>
      </form>
    </Dialog>
  );
}

/** What is wrong with the design itself, or its name: no field of this window. */
function elsewhere(problems: readonly Problem[]): string {
  return problems
    .filter(({ field }) => field === "" || field === "title" || field.startsWith("design"))
    .map(problemText)
    .join(" ");
}

type FactsProps = Pick<WorksheetDialogProps, "form" | "setForm"> & {
  readonly problems: readonly Problem[];
};

type TextName = Exclude<keyof WorksheetForm, "sizes">;

function Facts({ form, setForm, problems }: FactsProps) {
  const field = (name: TextName, at: string, label: string) =>
    ({
      label,
      value: form[name],
      error: problemAt(problems, at),
      autoComplete: "off",
      maxLength: SHEET_LIMITS.line,
      onChange: (event) => setForm({ ...form, [name]: event.target.value }),
    }) satisfies TextFieldProps;
  const optional = { mark: "(optional)" } as const;
  return (
    <>
      <div className={styles["pair"]}>
        <TextField {...field("number", "order.number", "Order")} />
        <TextField {...field("customer", "order.customer", "Customer")} />
        <TextField
          {...field("purchaseOrder", "order.purchaseOrder", "Their order no.")}
          {...optional}
        />
        <SelectField
          label="Position"
          value={form.placement}
          onChange={(event) => setForm({ ...form, placement: event.target.value })}
          error={problemAt(problems, "placement")}
        >
          {placements.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field("placed", "order.placed", "Ordered on")} type="date" />
        <TextField {...field("due", "order.due", "Due on")} {...optional} type="date" />
        <TextField {...field("product", "product.name", "Product")} />
        <TextField {...field("sku", "product.sku", "SKU")} {...optional} />
        <TextField {...field("colorName", "product.colorName", "Color of the product")} />
        <TextField
          {...field("color", "product.color", "Drawn in")}
          type="color"
          controlClassName={styles["color"]}
        />
      </div>
      <SizeRows
        sizes={form.sizes}
        onChange={(sizes) => setForm({ ...form, sizes })}
        problems={problems}
      />
      <TextArea
        label="Notes"
        mark="(optional)"
        rows={3}
        value={form.notes}
        maxLength={SHEET_LIMITS.notes}
        error={problemAt(problems, "notes")}
        onChange={(event) => setForm({ ...form, notes: event.target.value })}
      />
    </>
  );
}
