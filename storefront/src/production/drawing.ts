import { COMMENT_LIMITS, pointsOf } from "@placket/domain/production/proof/drawing";
import type { Drawing, View } from "./proof.queries.ts";

/** A place, in thousandths of the picture. */
type Spot = [number, number];

/** What may be done to a drawing, and with what. */
interface Acts {
  readonly mark: { readonly view: View; readonly at: Spot };
  readonly move: { readonly mark: number; readonly by: Spot };
  readonly remove: { readonly mark: number };
  readonly begin: { readonly view: View; readonly at: Spot };
  readonly draw: { readonly at: Spot };
  readonly undo: object;
}

export type DrawingAct = {
  readonly [Name in keyof Acts]: { readonly do: Name } & Acts[Name];
}[keyof Acts];

export const NOTHING_DRAWN: Drawing = { marks: [], strokes: [] };

/** What becomes of a drawing by each act; what goes over its bounds is left out. */
const ACTS: { readonly [Name in keyof Acts]: (drawing: Drawing, act: Acts[Name]) => Drawing } = {
  mark: ({ marks, strokes }, { view, at }) => ({
    strokes,
    marks: marks.length < COMMENT_LIMITS.marks ? [...marks, { view, at: within(at) }] : marks,
  }),
  move: ({ marks, strokes }, { mark, by: [byX, byY] }) => ({
    strokes,
    marks: marks.map((one, at) =>
      at === mark ? { ...one, at: within([one.at[0] + byX, one.at[1] + byY]) } : one,
    ),
  }),
  remove: ({ marks, strokes }, { mark }) => ({
    strokes,
    marks: marks.filter((_, at) => at !== mark),
  }),
  begin: (drawing, { view, at }) => {
    const { marks, strokes } = drawing;
    const isFull = strokes.length >= COMMENT_LIMITS.strokes || hasAllPoints(drawing);
    return isFull ? drawing : { marks, strokes: [...strokes, { view, points: [within(at)] }] };
  },
  draw: (drawing, { at }) => {
    const { marks, strokes } = drawing;
    const last = strokes.at(-1);
    if (!last || last.points.length >= COMMENT_LIMITS.pointsOfStroke) return drawing;
    const spot = within(at);
    if (hasAllPoints(drawing) || isNear(last.points.at(-1), spot)) return drawing;
    const longer = { ...last, points: [...last.points, spot] };
    return { marks, strokes: [...strokes.slice(0, -1), longer] };
  },
  undo: ({ marks, strokes }) => ({ marks, strokes: strokes.slice(0, -1) }),
};

/** A drawing after an act. */
export const drawn = (drawing: Drawing, act: DrawingAct): Drawing =>
  // By the table, each act has what stands beside its name.
  ACTS[act.do](drawing, act as never);

const hasAllPoints = (drawing: Drawing) => pointsOf(drawing) >= COMMENT_LIMITS.points;

/** Hands tremble: what is nearer than that is the same point. */
const NEAR = 6;

const isNear = (a: Readonly<Spot> | undefined, b: Spot) =>
  a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < NEAR;

const within = ([x, y]: Spot): Spot => [inside(x), inside(y)];

const inside = (value: number) => Math.round(Math.min(COMMENT_LIMITS.edge, Math.max(0, value)));
