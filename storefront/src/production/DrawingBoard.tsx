import {
  COMMENT_LIMITS,
  drawnOn,
  PROOF_VIEW_SIZES,
} from "@placket/domain/production/proof/drawing";
import { Button } from "@placket/ui/action/button/Button";
import { DrawnPicture, markClass, placeOf } from "@placket/ui/drawing/drawn-picture/DrawnPicture";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { t } from "../translation/translate.ts";
import type { DrawingAct } from "./drawing.ts";
import { altOf } from "./pictured.ts";
import type { Drawing, Proof, ProofVersion, View } from "./proof.queries.ts";
import styles from "./DrawingBoard.module.css";

interface DrawingBoardProps {
  readonly proof: Proof;
  readonly version: ProofVersion;
  readonly src: string;
  readonly view: View;
  readonly drawing: Drawing;
  readonly act: (act: DrawingAct) => void;
}

/** Where a pointer is on the picture, in thousandths of it. */
function spotOf({ clientX, clientY, currentTarget }: PointerEvent): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * 1000, ((clientY - top) / height) * 1000];
}

/** How far an arrow moves a mark, in thousandths; with Shift further. */
const STEP = 10;
const LEAP = 100;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A picture to draw on by finger, pen or mouse, and to place numbered marks on: by a tap, or by a button and the arrow
 * keys.
 */
export function DrawingBoard({ proof, version, src, view, drawing, act }: DrawingBoardProps) {
  const [isMarking, setMarking] = useState(false);
  const { strokes, marks } = drawnOn(drawing, view);
  const place = (at: [number, number]) => act({ do: "mark", view, at });
  const isFull = drawing.marks.length >= COMMENT_LIMITS.marks;
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    if (isMarking) {
      place(spotOf(event));
      setMarking(false);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    act({ do: "begin", view, at: spotOf(event) });
  };
  const draw = (event: PointerEvent) => {
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isHeld) act({ do: "draw", at: spotOf(event) });
  };
  return (
    <div className={styles["board"]}>
      <div>
        <DrawnPicture
          src={src}
          alt={altOf(proof, version)}
          {...PROOF_VIEW_SIZES[view]}
          strokes={strokes}
          marks={[]}
        >
          <div
            className={styles["surface"]}
            data-marking={isMarking}
            onPointerDown={begin}
            onPointerMove={draw}
          />
          {marks.map(({ number, at }) => (
            <Mark
              key={number}
              number={number}
              at={at}
              onMove={(by) => act({ do: "move", mark: number - 1, by })}
              onRemove={() => act({ do: "remove", mark: number - 1 })}
            />
          ))}
        </DrawnPicture>
      </div>
      <p className={styles["help"]}>
        {t(
          "Draw on the picture. Move a mark with the arrow keys, with Shift further, and take it away with Delete.",
        )}
      </p>
      <div className={styles["tools"]}>
        <Button
          kind="line"
          size="sm"
          disabled={isFull}
          onClick={() => {
            place([500, 500]);
            setMarking(false);
          }}
        >
          {t("Mark the middle")}
        </Button>
        <Button
          kind="line"
          size="sm"
          disabled={isFull}
          aria-pressed={isMarking}
          onClick={() => setMarking(!isMarking)}
        >
          {t("Mark by a tap")}
        </Button>
        <Button
          kind="line"
          size="sm"
          disabled={drawing.strokes.length === 0}
          onClick={() => act({ do: "undo" })}
        >
          {t("Take back a line")}
        </Button>
      </div>
    </div>
  );
}

interface MarkProps {
  readonly number: number;
  readonly at: readonly [number, number];
  readonly onMove: (by: [number, number]) => void;
  readonly onRemove: () => void;
}

/** A mark that is moved by arrow keys; it has the focus from its first moment. */
function Mark({ number, at, onMove, onRemove }: MarkProps) {
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      const far = event.shiftKey ? LEAP : STEP;
      onMove([way[0] * far, way[1] * far]);
    }
    if (event.key === "Delete" || event.key === "Backspace") onRemove();
  };
  const [x, y] = at;
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever places a mark by keys moves it next
      autoFocus
      className={`${markClass} ${styles["mark"] ?? ""}`}
      style={placeOf(at)}
      aria-label={t(
        "Mark %1: %2 percent from the left, %3 percent from the top",
        number,
        Math.round(x / 10),
        Math.round(y / 10),
      )}
      onKeyDown={press}
    >
      {number}
    </button>
  );
}
