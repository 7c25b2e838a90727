import type { FaceCode, OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { pictureMm } from "@placket/domain/embroidery/drawing/garment/garment-frame";
import { movedBy, resizedTo } from "@placket/domain/embroidery/offer/placement-room";
import { unitVector } from "@placket/domain/embroidery/shape/unit-vector";
import { classNames } from "@placket/ui/class-names";
import { useRef, type CSSProperties, type KeyboardEvent } from "react";
import styles from "./PlacementStage.module.css";
import { useHold, type Moved } from "./use-hold.ts";

interface PlacementStageProps {
  /** Of that side of the garment; `null` where it has none. */
  readonly picture: string | null;
  /** What the picture is of. */
  readonly label: string;
  readonly face: FaceCode;
  readonly pictureWidthMm: number;
  readonly placements: readonly OfferPlacement[];
  /** Code of the placement that is worked on. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  readonly onChange: (place: OfferPlacement) => void;
}

/** The placements of a side on its picture, each a box that is moved and resized by hand, by touch and by keys. */
export function PlacementStage(props: PlacementStageProps) {
  const { picture, label, face, pictureWidthMm, placements, chosen } = props;
  const stage = useRef<HTMLElement>(null);
  const mmPerPx = () => pictureWidthMm / (stage.current?.getBoundingClientRect().width || 1);
  return (
    <section ref={stage} className={styles["stage"]} aria-label={label}>
      {picture === null ? (
        <p className={styles["none"]}>There is no picture of this side.</p>
      ) : (
        <img src={picture} alt="" className={styles["picture"]} draggable={false} />
      )}
      {placements
        .filter((place) => place.face === face)
        .map((place) => (
          <Box
            key={place.code}
            {...props}
            place={place}
            isChosen={place.code === chosen}
            mmPerPx={mmPerPx}
          />
        ))}
    </section>
  );
}

interface BoxProps extends Pick<PlacementStageProps, "pictureWidthMm" | "onChoose" | "onChange"> {
  readonly place: OfferPlacement;
  readonly isChosen: boolean;
  readonly mmPerPx: () => number;
}

/** How far a key moves a box, in mm; with Shift. */
const STEP_MM = 1;
const LONG_STEP_MM = 10;

const ARROWS: Readonly<Record<string, Moved>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function Box({ place, isChosen, pictureWidthMm, mmPerPx, onChoose, onChange }: BoxProps) {
  const move = (from: OfferPlacement, { x, y }: Moved) =>
    onChange(movedBy(from, { xMm: x, yMm: y }, pictureWidthMm));
  const resize = (from: OfferPlacement, by: Moved) => {
    const { x, y } = alongBox(by, from.turn);
    // Around its middle: a corner that is pulled out takes the other three with it.
    const size = { widthMm: from.widthMm + 2 * x, heightMm: from.heightMm + 2 * y };
    onChange(resizedTo(from, size, pictureWidthMm));
  };
  const scaled = (by: Moved) => ({ x: by.x * mmPerPx(), y: by.y * mmPerPx() });
  const moving = useHold(place, (from, by) => move(from, scaled(by)));
  const sizing = useHold(place, (from, by) => resize(from, scaled(by)));
  const onKeys = (act: (by: Moved) => void) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP_MM : STEP_MM;
    act({ x: arrow.x * step, y: arrow.y * step });
  };
  const { name, widthMm, heightMm } = place;
  return (
    <div
      className={classNames(styles["box"], isChosen && styles["chosen"])}
      style={onStage(place, pictureWidthMm)}
    >
      <button
        type="button"
        className={styles["room"]}
        aria-label={`${name}, ${widthMm} × ${heightMm} mm: move`}
        aria-pressed={isChosen}
        onFocus={() => onChoose(place.code)}
        onClick={() => onChoose(place.code)}
        onKeyDown={onKeys((by) => move(place, by))}
        {...moving}
      >
        <span className={styles["name"]}>{name}</span>
      </button>
      {isChosen ? (
        <button
          type="button"
          className={styles["corner"]}
          aria-label={`${name}, ${widthMm} × ${heightMm} mm: resize`}
          onKeyDown={onKeys(({ x, y }) =>
            // As many millimeters as the key says, whichever way the box lies: right and down are larger.
            onChange(
              resizedTo(place, { widthMm: widthMm + x, heightMm: heightMm + y }, pictureWidthMm),
            ),
          )}
          {...sizing}
        />
      ) : null}
    </div>
  );
}

/** A way on the picture, as a turned box sees it. */
function alongBox({ x, y }: Moved, turn: number): Moved {
  const to = unitVector(turn);
  return { x: x * to.x + y * to.y, y: y * to.x - x * to.y };
}

/** Where a box stands, in parts of the picture. */
function onStage(place: OfferPlacement, pictureWidthMm: number): CSSProperties {
  const picture = pictureMm(pictureWidthMm);
  const percent = (part: number) => `${part * 100}%`;
  return {
    insetInlineStart: percent(place.center.x - place.widthMm / picture.widthMm / 2),
    insetBlockStart: percent(place.center.y - place.heightMm / picture.heightMm / 2),
    inlineSize: percent(place.widthMm / picture.widthMm),
    blockSize: percent(place.heightMm / picture.heightMm),
    rotate: `${place.turn}deg`,
  };
}
