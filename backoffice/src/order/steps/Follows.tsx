import styles from "./OrderSteps.module.css";

/** What follows from a step, told before it is taken. */
export function Follows({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles["follows"]}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
