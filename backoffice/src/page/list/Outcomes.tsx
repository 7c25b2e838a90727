import type { BulkOutcome } from "./BulkBar.tsx";
import styles from "./Outcomes.module.css";

/** What came of several rows, one line for each; what was refused stands first, then what is still open. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly BulkOutcome[] }) {
  const sorted = PLACES.flatMap((place) => outcomes.filter(({ became }) => became === place));
  return (
    <ul className={styles["outcomes"]} aria-label="What came of each">
      {sorted.map(({ name, became, text }, index) => (
        // They are what they were: their place names them.
        <li
          key={`${index} ${name}`}
          className={became === "refused" ? styles["refused"] : undefined}
        >
          <b>{name}</b>: {text}
        </li>
      ))}
    </ul>
  );
}

const PLACES = ["refused", "open", "done"] as const;

/** How many of them were done: `1 of 3 done, 1 still open.` */
export function sumOf(outcomes: readonly BulkOutcome[]): string {
  if (outcomes.length === 0) return "";
  const count = (place: BulkOutcome["became"]) =>
    outcomes.filter(({ became }) => became === place).length;
  const open = count("open") > 0 ? `, ${count("open")} still open` : "";
  return `${count("done")} of ${outcomes.length} done${open}.`;
}
