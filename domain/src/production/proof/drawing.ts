/** The pictures of a proof that may be drawn on: what is sewn from near, and the whole garment. */
export const PROOF_VIEWS = ["near", "whole"] as const;

type ProofView = (typeof PROOF_VIEWS)[number];

/** Where something is on a picture, in thousandths of its width and height. */
type Spot = readonly [number, number];

/** A place that the words of a comment name by its number, which is its place in the list. */
interface Mark {
  readonly view: ProofView;
  readonly at: Spot;
}

/** A line that was drawn without lifting. */
interface Stroke {
  readonly view: ProofView;
  readonly points: readonly Spot[];
}

/** What a buyer drew on the pictures of a proof. */
export interface Drawing {
  readonly marks: readonly Mark[];
  readonly strokes: readonly Stroke[];
}

/** Bounds of a comment: whoever draws a circle and an arrow needs far less. */
export const COMMENT_LIMITS = {
  letters: 1000,
  marks: 9,
  strokes: 40,
  pointsOfStroke: 300,
  points: 3000,
  /** Comments on one version. */
  comments: 20,
  edge: 1000,
} as const;

/** Points of all strokes. */
export const pointsOf = ({ strokes }: Pick<Drawing, "strokes">): number =>
  strokes.reduce((sum, { points }) => sum + points.length, 0);

/** What of a drawing lies on one picture; a mark keeps the number by which words name it. */
export const drawnOn = ({ marks, strokes }: Drawing, view: ProofView) => ({
  strokes: strokes.filter((one) => one.view === view).map(({ points }) => points),
  marks: marks.flatMap((mark, at) => (mark.view === view ? [{ number: at + 1, at: mark.at }] : [])),
});

/** The pictures that something was drawn on. */
export const viewsDrawnOn = (drawing: Drawing): readonly ProofView[] =>
  PROOF_VIEWS.filter((view) => {
    const { strokes, marks } = drawnOn(drawing, view);
    return strokes.length + marks.length > 0;
  });

/** The size of each picture as it is drawn, in px. */
export const PROOF_VIEW_SIZES = {
  near: { width: 480, height: 240 },
  whole: { width: 1080, height: 1350 },
} as const satisfies Readonly<Record<ProofView, object>>;
