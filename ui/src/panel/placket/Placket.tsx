import type { ReactNode } from "react";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./Placket.module.css";

type PlacketStep = {
  id: string;
  title: ReactNode;
  state: "done" | "current" | "ahead";
  /** The state in words, as "done", read after the title. */
  stateLabel?: string | undefined;
  /** A done step in one line. */
  summary?: ReactNode;
  /** At a done step's end, as "Edit". */
  action?: ReactNode;
  /** What the open step holds. */
  content?: ReactNode;
};

type PlacketProps = {
  /** Names the list of steps. */
  label: string;
  steps: readonly PlacketStep[];
  className?: string | undefined;
};

/** Steps along a strip of cloth: a button done up for each done one, an open buttonhole at the current. */
export function Placket({ label, steps, className }: PlacketProps) {
  return (
    <div className={className}>
      <ol aria-label={label} className={styles["steps"]}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step }: { step: PlacketStep }) {
  const { state } = step;
  return (
    <li
      id={step.id}
      className={styles["step"]}
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
    >
      {state === "done" ? <FastenedButton /> : <Buttonhole />}
      <div className={styles["head"]}>
        <h2 className={styles["title"]}>
          {step.title} {step.stateLabel ? <VisuallyHidden>{step.stateLabel}</VisuallyHidden> : null}
        </h2>
        {state === "done" && step.summary ? (
          <div className={styles["summary"]}>{step.summary}</div>
        ) : null}
        {state === "done" && step.action ? (
          <div className={styles["action"]}>{step.action}</div>
        ) : null}
      </div>
      {state === "current" ? step.content : null}
    </li>
  );
}

/** Its thread is sewn as a tick: a cross would read as a step that failed. */
function FastenedButton() {
  return (
    <svg className={styles["sign"]} viewBox="0 0 24 24" aria-hidden>
      <circle className={styles["disc"]} cx="12" cy="12" r="10.5" />
      <circle className={styles["rim"]} cx="12" cy="12" r="7.5" />
      <path className={styles["thread"]} d="m8.5 12.3 2.4 2.4 4.6-5" />
    </svg>
  );
}

/** Two rows of dense stitches, a bartack at each end, and the slit between them. */
function Buttonhole() {
  return (
    <svg className={styles["sign"]} viewBox="0 0 26 26" aria-hidden>
      <rect className={styles["cloth"]} x=".5" y="7" width="25" height="12" rx="6" />
      <path className={styles["rows"]} d="M4.5 10h17M4.5 16h17" />
      <path className={styles["tacks"]} d="M3.5 7.5v11M22.5 7.5v11" />
      <path className={styles["slit"]} d="M6 13h14" />
    </svg>
  );
}
