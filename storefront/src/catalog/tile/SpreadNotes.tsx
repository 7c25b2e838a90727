import type { CSSProperties } from "react";
import { t } from "../../translation/translate.ts";
import type { SpreadNote } from "../listing/listing.queries.ts";
import styles from "./SpreadNotes.module.css";

/** The picture's own coordinates, 4:5, and how far a leader line runs past the picture's edge. */
const WIDTH = 400;
const HEIGHT = 500;
const PAST = 10;

/** Below this share of the picture a note stands on its line instead of hanging from it. */
const LOW = 0.8;

/** A pattern-maker's notes beside the picture, each with a line to what it speaks of. */
export function SpreadNotes({ notes }: { notes: readonly SpreadNote[] }) {
  return (
    <>
      <svg
        className={styles["lines"]}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {notes.map((note) => (
          <g key={note.title} data-side={note.side}>
            <path className={styles["halo"]} d={leader(note)} />
            <path d={leader(note)} />
            <circle cx={note.at.x * WIDTH} cy={note.at.y * HEIGHT} r={4} />
          </g>
        ))}
      </svg>
      <ul className={styles["notes"]} aria-label={t("How it is made")}>
        {notes.map(({ title, text, at, side }) => (
          <li
            key={title}
            data-side={side}
            data-low={at.y > LOW}
            style={{ "--at": `${at.y * 100}%` } as CSSProperties}
          >
            <b>{title}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From the spot straight to the picture's edge and a little past it. */
function leader({ at, side }: SpreadNote): string {
  const end = side === "left" ? -PAST : WIDTH + PAST;
  return `M${at.x * WIDTH} ${at.y * HEIGHT}H${end}`;
}
