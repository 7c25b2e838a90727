import styles from "./Cones.module.css";

interface Cone {
  readonly number: string;
  readonly name: string;
  readonly color: string;
}

interface ConesProps<One extends Cone> {
  readonly cones: readonly One[];
  /** What stands before a cone: its needle. */
  readonly before?: (cone: One) => string;
  /** What is said behind it. */
  readonly behind?: (cone: One) => string;
  /** What must not be missed of it; `""` where there is nothing. */
  readonly warning?: (cone: One) => string;
}

/** Threads by the color, number and name that stand on their cones. */
export function Cones<One extends Cone>({ cones, before, behind, warning }: ConesProps<One>) {
  return (
    <ul className={styles["cones"]}>
      {cones.map((cone) => (
        <li key={cone.number} className={styles["cone"]}>
          {before ? <span className={styles["before"]}>{before(cone)}</span> : null}
          <span className={styles["thread"]} style={{ background: cone.color }} />
          <span>
            <span className="num">{cone.number}</span> {cone.name}
            {behind ? behind(cone) : ""}
            {warning && warning(cone) !== "" ? (
              <strong className={styles["warning"]}> · {warning(cone)}</strong>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
