import { t } from "../translation/translate.ts";
import styles from "./Missing.module.css";

/** What of a saved product is not offered any more; nothing where all of it is. */
export function Missing({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <div className={styles["missing"]}>
      <p>{t("It cannot be ordered as it was saved:")}</p>
      <ul>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
