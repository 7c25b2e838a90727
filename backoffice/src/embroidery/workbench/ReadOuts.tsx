import { useSettled } from "@placket/web/call/use-settled";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { useMemo } from "react";
import styles from "./ReadOuts.module.css";
import { counted } from "./texts.ts";

/** How long a number stands before it is read aloud, in ms. */
const SETTLED_MS = 900;

/** What a pattern takes to sew; the numbers are read aloud once they stand still. */
export function ReadOuts({ pattern }: { readonly pattern: Pattern | null }) {
  const facts = useMemo(() => (pattern ? factsOf(pattern) : NO_FACTS), [pattern]);
  const spoken = useSettled(facts, SETTLED_MS, NO_FACTS);
  return (
    <>
      <dl className={styles["facts"]}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles["fact"]}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <output className="visually-hidden">
        {pattern && spoken !== NO_FACTS
          ? spoken.map(({ name, value }) => `${name} ${value}`).join(", ")
          : ""}
      </output>
    </>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

const NAMES = ["Sewn size", "Stitches", "Trims", "Sewing time", "Thread"] as const;
const NO_FACTS: readonly Fact[] = NAMES.map((name) => ({ name, value: "–" }));

function factsOf(pattern: Pattern): readonly Fact[] {
  const { stitches, trims, minutes, threadMetres, ...size } = statistics(pattern);
  const mm = `${size.widthMm.toFixed(1)} × ${size.heightMm.toFixed(1)} mm`;
  const inches = `${size.widthInches.toFixed(2)} × ${size.heightInches.toFixed(2)} in`;
  const metres = threadMetres.reduce((sum, one) => sum + one, 0);
  const values = [
    `${mm} (${inches})`,
    counted(stitches),
    counted(trims),
    timeText(minutes),
    `${metres.toFixed(1)} m`,
  ];
  return NAMES.map((name, i) => ({ name, value: values[i] ?? "" }));
}

function timeText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
