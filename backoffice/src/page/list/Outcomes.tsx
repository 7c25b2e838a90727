import type { BulkOutcome } from "./BulkBar.tsx";
import styles from "./Outcomes.module.css";

/** What came of several rows, one line for each; what was not done stands first. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly BulkOutcome[] }) {
  const sorted = [...outcomes].sort((a, b) => Number(a.isDone) - Number(b.isDone));
  return (
    <ul className={styles["outcomes"]} aria-label="What came of each">
      {sorted.map(({ name, isDone, text }, index) => (
        // They are what they were: their place names them.
        <li key={`${index} ${name}`} className={isDone ? undefined : styles["refused"]}>
          <b>{name}</b>: {text}
        </li>
      ))}
    </ul>
  );
}

/** How many of them were done: `2 of 3 done.` */
export function sumOf(outcomes: readonly BulkOutcome[]): string {
  const done = outcomes.filter(({ isDone }) => isDone).length;
  return outcomes.length === 0 ? "" : `${done} of ${outcomes.length} done.`;
}
