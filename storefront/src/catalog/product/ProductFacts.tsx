import type { Fact } from "./product-facts.ts";
import styles from "./ProductFacts.module.css";

/** Facts by name, in two columns with a hairline each. */
export function ProductFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How it fits: what the value says, led by what it is about (PDP-11). */
export function FitBullets({ bullets }: { bullets: readonly Fact[] }) {
  return (
    <ul className={styles["bullets"]}>
      {bullets.map(({ code, label, value }) => (
        <li key={code}>
          <span>{label}</span> {value}
        </li>
      ))}
    </ul>
  );
}
