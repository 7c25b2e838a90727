import { Time } from "../../page/Time.tsx";
import styles from "./Entries.module.css";

interface EntriesProps {
  readonly entries: readonly {
    readonly id: number;
    readonly text: string;
    readonly by: string;
    readonly at: string;
  }[];
  readonly empty: string;
}

/** What somebody wrote or did, the latest first. */
export function Entries({ entries, empty }: EntriesProps) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ol className={styles["entries"]}>
      {entries.map(({ id, text, by, at }) => (
        <li key={id}>
          <span className={styles["text"]}>{text}</span>
          <span className={styles["by"]}>
            {by}, <Time iso={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
