import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { t } from "../translation/translate.ts";
import styles from "./Stars.module.css";

/** Stars as far as they are given, in percent of five: steps of 20 for one review, exact for an average (reading 55). */
export function Stars({ percent, rating }: { readonly percent: number; readonly rating: number }) {
  return (
    <span className={styles["stars"]} style={{ "--given": `${percent}%` } as React.CSSProperties}>
      <VisuallyHidden>{t("%1 of 5 stars", rating)}</VisuallyHidden>
    </span>
  );
}
