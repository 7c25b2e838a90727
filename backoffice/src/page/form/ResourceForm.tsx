import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { FormControl, type FormField } from "./FormControl.tsx";
import { LeaveWarning } from "./LeaveWarning.tsx";
import { fieldProblems } from "./problem-lines.ts";
import styles from "./ResourceForm.module.css";
import { useSaving } from "./use-saving.ts";

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface ResourceFormProps<Name extends string> {
  /** Its fields by name, in their order. */
  readonly fields: Readonly<Record<Name, FormField>>;
  /** What stands in them at first; nothing unless told. */
  readonly values?: Partial<Values<Name>>;
  /** The domain's own check of what is typed. */
  readonly check?: (values: Values<Name>) => readonly Problem[];
  readonly submitLabel: string;
  /** Makes the call. What it throws stands in the summary, at its field where it names one. */
  readonly onSave: (values: Values<Name>) => Promise<unknown>;
  /** What of it stands in the fields after it was saved; what stood there at first unless told. */
  readonly keeps?: readonly NoInfer<Name>[];
  /** What has been done, once it has. */
  readonly done?: string | undefined;
  /** Whether what is typed may be left without a question. */
  readonly mayBeLeft?: boolean;
  /** Leaves the form as if it had not been opened, where it stands beside other ways on: a press opens it, so it has the focus. */
  readonly onCancel?: (() => void) | undefined;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** A form made from its fields: checked as the server checks, with a summary of errors, and not lost by a slip. */
export function ResourceForm<Name extends string>(props: ResourceFormProps<Name>) {
  const { fields, check, onSave, done, mayBeLeft = false } = props;
  const id = useId();
  const names = Object.keys(fields) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, props.values?.[name] ?? ""]));
  const { form, submit, errors, isSaved } = useSaving<Record<string, string>>({
    values: empty,
    names,
    idOf: (name) => `${id}-${name}`,
    check: (values) => [
      ...missing(fields, values),
      ...fieldProblems(check?.(values as Values<Name>) ?? [], names),
    ],
    save: async (values) => {
      await onSave(values as Values<Name>);
      const kept = (props.keeps ?? []).map((name) => [name, values[name] ?? ""] as const);
      return { ...empty, ...Object.fromEntries(kept) };
    },
  });
  const { isDirty, isSubmitting, errors: at } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  const isOpened = props.onCancel !== undefined;
  useEffect(() => {
    // What was pressed is gone. Whoever went on to something else in the meantime is left there.
    if (isOpened && document.activeElement?.contains(place.current) === true) {
      place.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
    }
  }, [isOpened]);
  return (
    <form
      ref={place}
      className={styles["form"]}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <LeaveWarning isUnsaved={isDirty && !mayBeLeft} />
      <ErrorSummary title="Not done yet" errors={errors} />
      {props.children}
      {names.map((name) => (
        <FormControl
          key={name}
          id={`${id}-${name}`}
          field={fields[name]}
          error={at[name]?.message}
          native={form.register(name)}
        />
      ))}
      <div className={styles["foot"]}>
        <Button type="submit" busy={isSubmitting} busyLabel="sending">
          {props.submitLabel}
        </Button>
        {props.onCancel ? (
          <Button kind="line" onClick={props.onCancel}>
            Cancel
          </Button>
        ) : null}
        <output>{isSaved && !isDirty ? done : ""}</output>
      </div>
    </form>
  );
}

/** Fields that must be filled in and are not. */
const missing = (
  fields: Readonly<Record<string, FormField>>,
  values: Readonly<Record<string, string>>,
) =>
  Object.entries(fields).flatMap(([name, { label, mayBeEmpty }]) =>
    mayBeEmpty || values[name] !== "" ? [] : [{ name, message: `Fill in “${label}”.` }],
  );
