import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { laidTogether } from "@placket/domain/embroidery/drawing/laid-together";
import { turnedSegments } from "@placket/domain/embroidery/drawing/segments/turned-segments";
import { type Pattern, UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { type CSSProperties, memo, useMemo, useRef } from "react";
import { classNames } from "../../class-names.ts";
import { Cloth } from "./Cloth.tsx";
import { type Guide, Guides } from "./Guides.tsx";
import { CanvasNotice } from "./CanvasNotice.tsx";
import { PlaceBox } from "./PlaceBox.tsx";
import { PlaybackBar } from "./PlaybackBar.tsx";
import { Rulers } from "./Rulers.tsx";
import type { PaintReport } from "./easel.ts";
import type { PaintedDesign } from "./paint/painter.ts";
import { type ClothPicture, layOut, withThread } from "./view/scene.ts";
import type { ThreadCanvasTexts } from "./texts.ts";
import styles from "./ThreadCanvas.module.css";
import { useGestures } from "./view/use-gestures.ts";
import { useEasel } from "./use-easel.ts";
import { useClothLight } from "./light/use-cloth-light.ts";
import { usePlayback } from "./use-playback.ts";
import { useView } from "./view/use-view.ts";
import { type Fit, isZoomedIn } from "./view/view.ts";
import { ViewControls } from "./ViewControls.tsx";

/** A design that lies on the same cloth, for the eye alone: neither measured nor sewn out. */
interface OtherDesign {
  readonly pattern: Pattern;
  /** Its middle on the cloth's picture, in mm from the upper left corner. */
  readonly at: { readonly xMm: number; readonly yMm: number };
  /** Clockwise, in degrees. */
  readonly turn: number;
}

export type ThreadCanvasProps = {
  /** What is sewn; null while it is being made. */
  pattern: Pattern | null;
  /** What the picture shows, in words. */
  description: string;
  /** Every word on the canvas. */
  texts: ThreadCanvasTexts;
  /** A picture of what is sewn on; plain cloth without it. */
  cloth?: ClothPicture | undefined;
  /** Color of the cloth, `#rrggbb`; tints a picture. */
  color?: string | undefined;
  /** What else is sewn on the cloth's picture. Compared by identity. */
  others?: readonly OtherDesign[] | undefined;
  /** Outlines around the design's middle, on plain cloth: they are fitted with it. Compared by identity. */
  guides?: readonly Guide[] | undefined;
  /** What is shown until the shopper chooses a view. */
  fit?: Fit | undefined;
  /** The nearest view, in CSS pixels a mm. */
  maxPxPerMm?: number | undefined;
  /** Millimeters along two edges. */
  rulers?: boolean | undefined;
  /** Shows the sewing-out's controls. */
  playback?: boolean | undefined;
  /** Stitches that are made, for an owner that leads; all of them without it. */
  stitches?: number | undefined;
  onStitches?: ((stitches: number) => void) | undefined;
  /** Told after each picture: who painted it and how long it took. */
  onPainted?: ((report: PaintReport) => void) | undefined;
  className?: string | undefined;
};

/** Thread on cloth, stitch by stitch and at true scale. It fills the height that it is given. */
export const ThreadCanvas = memo(function ThreadCanvas(props: ThreadCanvasProps) {
  const { pattern, description, texts, cloth, fit = "design", maxPxPerMm = 40 } = props;
  const { others = NONE, guides = NO_GUIDES } = props;
  const { rulers = true, playback: sewsOut = true } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const turn = cloth?.place?.turn ?? 0;
  const own = useMemo(() => pattern && turned(pattern, turn), [pattern, turn]);
  const bounds = own?.segments.bounds ?? null;
  const laid = useMemo(() => layOut(bounds, cloth, guides), [bounds, cloth, guides]);
  const { origin } = laid;
  const design = useMemo(() => own && withOthers(own, others, origin), [own, others, origin]);
  const all = design === own ? null : (design?.segments.bounds ?? null);
  const scene = useMemo(() => withThread(laid, all), [laid, all]);
  const drawn = design && design.segments.count > 0 ? design : null;
  const { state, send, ratio } = useView(stage, scene, { fit, maxPxPerMm });
  const total = design?.segments.stitches ?? 0;
  const playback = usePlayback({
    total,
    of: pattern,
    value: props.stitches,
    onChange: props.onStitches,
  });
  const { stitches } = playback;
  const light = useClothLight(cloth);
  const sight = { design: drawn, state, origin, ratio, stitches, light };
  const { status, retry } = useEasel(canvas, sight, props.onPainted);
  const refit = () => send({ type: "fit", fit });
  const gestures = useGestures(stage, { send, fit: refit });
  // Not a control, yet it takes focus: arrow keys cannot move the picture otherwise.
  const focusable = { tabIndex: 0 };
  const zero = zeroOf(cloth, scene.design);
  return (
    <div
      className={classNames(styles["frame"], props.className)}
      style={props.color ? ({ "--cloth-color": props.color } as CSSProperties) : {}}
    >
      <div className={classNames(styles["room"], rulers && styles["ruled"])}>
        <section
          ref={stage}
          aria-label={texts.view}
          className={classNames(styles["stage"], isZoomedIn(state) && styles["zoomed"])}
          {...gestures}
          {...focusable}
        >
          <Cloth state={state} picture={cloth} tinted={props.color !== undefined} />
          <canvas
            ref={canvas}
            {...{ role: "img", "aria-label": description }}
            className={styles["thread"]}
            hidden={drawn === null || status !== "painted"}
          />
          <Guides state={state} at={laid.middle} guides={guides} />
          {cloth?.place ? <PlaceBox state={state} at={cloth.designAt} place={cloth.place} /> : null}
        </section>
        {rulers ? <Rulers state={state} zero={zero} /> : null}
        <CanvasNotice
          kind={noticeKind(pattern, drawn !== null, status)}
          texts={texts}
          retry={retry}
        />
        <ViewControls state={state} send={send} fit={refit} texts={texts} />
      </div>
      {sewsOut ? <PlaybackBar playback={playback} total={total} texts={texts} /> : null}
    </div>
  );
});

const NONE: readonly OtherDesign[] = [];
const NO_GUIDES: readonly Guide[] = [];

const turned = (pattern: Pattern, turn: number): PaintedDesign => ({
  segments: turnedSegments(stitchSegments(pattern), turn),
  threads: pattern.threads,
});

/** The others lie by their own middles; what is drawn counts from the design's origin. */
function withOthers(
  own: PaintedDesign,
  others: readonly OtherDesign[],
  origin: { readonly xMm: number; readonly yMm: number },
): PaintedDesign {
  if (others.length === 0) return own;
  const laid = others.map(({ pattern, at, turn }) => {
    const { segments, threads } = turned(pattern, turn);
    const { minX, minY, maxX, maxY } = segments.bounds ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const [x, y] = [at.xMm - origin.xMm, origin.yMm - at.yMm].map((mm) => mm * UNITS_PER_MM);
    return {
      segments,
      threads,
      dx: (x ?? 0) - (minX + maxX) / 2,
      dy: (y ?? 0) - (minY + maxY) / 2,
    };
  });
  return laidTogether([{ ...own, dx: 0, dy: 0 }, ...laid]);
}

/** Rulers count from the corner of the room, else of the picture, else of the design. */
function zeroOf(cloth: ClothPicture | undefined, design: { left: number; top: number }) {
  if (!cloth) return { xMm: design.left, yMm: design.top };
  const { designAt, place } = cloth;
  if (!place) return { xMm: 0, yMm: 0 };
  return { xMm: designAt.xMm - place.widthMm / 2, yMm: designAt.yMm - place.heightMm / 2 };
}

function noticeKind(
  pattern: Pattern | null,
  sewn: boolean,
  status: "loading" | "painted" | "failed",
): "loading" | "empty" | "failed" | null {
  if (pattern === null) return "loading";
  if (!sewn) return "empty";
  return status === "painted" ? null : status;
}
