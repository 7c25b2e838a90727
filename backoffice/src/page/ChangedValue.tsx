import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import styles from "./ChangedValue.module.css";

interface ChangedValueProps {
  readonly label: string;
  /** What the label stands for, where somebody wants to know. */
  readonly detail?: string;
  /** Missing where it was not there before, or is not there any more. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly textOf: (value: unknown) => string;
  /** What is read where a value is missing. */
  readonly none?: string;
}

/** A value that was changed: what it is called, what it was, what it is now. */
export function ChangedValue(props: ChangedValueProps) {
  const { label, detail, textOf, none = "nothing" } = props;
  const was = "before" in props ? textOf(props.before) : none;
  const is = "after" in props ? textOf(props.after) : none;
  return (
    <span className={styles["change"]}>
      <span>
        <b>{label}</b> {detail === undefined ? null : <code>{detail}</code>}
      </span>{" "}
      <span className={styles["values"]}>
        <VisuallyHidden>from </VisuallyHidden>
        <del>{was}</del>
        <span aria-hidden="true"> → </span>
        <VisuallyHidden> to </VisuallyHidden>
        <ins>{is}</ins>
      </span>
    </span>
  );
}
