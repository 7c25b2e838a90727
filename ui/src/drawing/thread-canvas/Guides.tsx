import { classNames } from "../../class-names.ts";
import styles from "./Guides.module.css";
import { toWindow, type ViewState } from "./view/view.ts";

/** An outline around the middle of a design, to be measured against. */
export interface Guide {
  readonly shape: "round" | "square";
  readonly widthMm: number;
  readonly heightMm: number;
  /** What stands at it: its name and measures. */
  readonly label: string;
  /** A line that holds, or one that only says how far something reaches. */
  readonly line: "solid" | "dashed";
  /** The design reaches beyond it: what lies outside is marked. */
  readonly isExceeded: boolean;
}

interface GuidesProps {
  readonly state: ViewState;
  /** The middle of the design, in mm from the upper left corner of the cloth. */
  readonly at: { readonly xMm: number; readonly yMm: number };
  readonly guides: readonly Guide[];
}

/** In a smaller outline its name would hide what is sewn, px. */
const LABEL_FROM_PX = 150;

/** Outlines at true scale, to the eye alone: their owner says in words what does not fit. */
export function Guides({ state, at, guides }: GuidesProps) {
  if (!state.window) return null;
  const { pxPerMm } = state.view;
  const middle = toWindow(state, at.xMm, at.yMm);
  return (
    <div aria-hidden className={styles["guides"]}>
      {guides.map(({ shape, widthMm, heightMm, label, line, isExceeded }) => {
        const [width, height] = [widthMm * pxPerMm, heightMm * pxPerMm];
        const place = `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)`;
        return (
          <div
            key={label}
            className={classNames(
              styles["guide"],
              styles[shape],
              styles[line],
              isExceeded && styles["exceeded"],
            )}
            style={{ width, height, transform: place }}
          >
            {width < LABEL_FROM_PX ? null : <span className={styles["label"]}>{label}</span>}
          </div>
        );
      })}
    </div>
  );
}
