import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./Badge.module.css";

type BadgeProps = {
  children: number | string;
  /** Read after the number, as "items"; without it the badge is not read at all. */
  label?: string | undefined;
  /** At the upper corner of a positioned button. */
  corner?: boolean | undefined;
  className?: string | undefined;
};

/** A small count in a dark disc. */
export function Badge({ children, label, corner, className }: BadgeProps) {
  return (
    <span className={classNames(styles["badge"], corner && styles["corner"], className)}>
      <span aria-hidden={label ? undefined : true}>{children}</span>{" "}
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
