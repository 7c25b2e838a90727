import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./Chip.module.css";

type ChipProps = {
  children: ReactNode;
  /** With it the whole chip is a button that takes itself away. */
  onRemove?: (() => void) | undefined;
  /** Read before the words, as "Remove". */
  removeLabel?: string | undefined;
  className?: string | undefined;
};

/** A short word that was chosen: on mint, because it is yours. */
export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  if (!onRemove) return <span className={classNames(styles["chip"], className)}>{children}</span>;
  return (
    <button
      type="button"
      className={classNames(styles["chip"], styles["removable"], className)}
      onClick={onRemove}
    >
      {removeLabel ? <VisuallyHidden>{removeLabel}</VisuallyHidden> : null} {children}
      <Icon name="close" size={14} />
    </button>
  );
}
