import styles from "./ReportPicture.module.css";
import type { BarsProps } from "./RowBars.tsx";

/** Heights, px: the line of the highest bar's text, the bars, the line of the days. */
const TOP = 24;
const BARS_HIGH = 160;
const FOOT = 28;
/** Of the width of a day. */
const FILLED = 0.8;

/** A bar for each day, one beside the other; each says its day and how much it was to whoever points at it. */
export function DayBars({ bars }: BarsProps) {
  const wide = 100 / bars.length;
  const highest = bars.find(({ share }) => share === 1);
  const [first, last] = [bars.at(0), bars.at(-1)];
  const base = TOP + BARS_HIGH;
  return (
    <svg aria-hidden="true" width="100%" height={base + FOOT}>
      {highest ? (
        <text x={0} y={16} className={styles["text"]}>
          {highest.text} at most, {highest.label}
        </text>
      ) : null}
      {bars.map((bar, index) => (
        <rect
          key={bar.label}
          x={`${(index + (1 - FILLED) / 2) * wide}%`}
          y={base - bar.share * BARS_HIGH}
          width={`${wide * FILLED}%`}
          height={bar.share * BARS_HIGH}
          className={styles["bar"]}
        >
          <title>{`${bar.label}: ${bar.text}`}</title>
        </rect>
      ))}
      <rect y={base} width="100%" height={1} className={styles["line"]} />
      <text x={0} y={base + 20} className={styles["text"]}>
        {first?.label}
      </text>
      {bars.length > 1 ? (
        <text x="100%" y={base + 20} textAnchor="end" className={styles["text"]}>
          {last?.label}
        </text>
      ) : null}
    </svg>
  );
}
