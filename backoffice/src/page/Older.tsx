import { Icon } from "@placket/ui/icon/Icon";
import styles from "./Older.module.css";

interface OlderProps {
  /** Names the landmark: "Pages of orders". */
  readonly label: string;
  /** The newest page, when this is an older one. */
  readonly newest: string | undefined;
  readonly older: string | undefined;
}

/** The way through a list that only knows its next older page. */
export function Older({ label, newest, older }: OlderProps) {
  if (newest === undefined && older === undefined) return null;
  return (
    <nav aria-label={label} className={styles["pages"]}>
      {newest === undefined ? null : (
        <a className="link" href={newest}>
          Newest
        </a>
      )}
      {older === undefined ? null : (
        <a className={`link ${styles["older"]}`} href={older} rel="next">
          Older
          <Icon name="chevron-right" size={18} />
        </a>
      )}
    </nav>
  );
}
