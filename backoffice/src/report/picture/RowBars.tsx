import type { Bar } from "./picture-of.ts";
import styles from "./ReportPicture.module.css";

/** Heights of a bar with its line of text above it, px. */
const ROW = 44;
const TEXT_AT = 16;
const BAR_AT = 24;
const BAR_HIGH = 12;

export interface BarsProps {
  readonly bars: readonly Bar[];
}

/** A bar for each row, its name and how much it is above it. */
export function RowBars({ bars }: BarsProps) {
  return (
    <svg aria-hidden="true" width="100%" height={bars.length * ROW}>
      {bars.map((bar, index) => (
        <svg key={`${index} ${bar.label}`} y={index * ROW} width="100%" height={ROW}>
          <text x={0} y={TEXT_AT} className={styles["text"]}>
            {shortened(bar.label)}
          </text>
          <text x="100%" y={TEXT_AT} textAnchor="end" className={styles["text"]}>
            {bar.text}
          </text>
          <rect y={BAR_AT} width="100%" height={BAR_HIGH} className={styles["ground"]} />
          <rect
            y={BAR_AT}
            width={`${bar.share * 100}%`}
            height={BAR_HIGH}
            className={styles["bar"]}
          />
        </svg>
      ))}
    </svg>
  );
}

/** What stands beside an amount on a phone; the table says all of it. */
const LABEL_MOST = 32;

const shortened = (label: string) =>
  label.length <= LABEL_MOST ? label : `${label.slice(0, LABEL_MOST - 1)}…`;
