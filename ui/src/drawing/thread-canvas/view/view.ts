/** A length and a height, in mm or in px. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A box in mm from the upper left corner of the cloth, y downwards. */
export interface Box extends Extent {
  readonly left: number;
  readonly top: number;
}

/** What there is to be seen: the cloth, and where the design lies on it. */
export interface Scene {
  readonly cloth: Extent;
  readonly design: Box;
  /** Where thread lies, where that is not the design alone. */
  readonly thread?: Box;
  /** What a view that fits the design shows instead of it: its place on a garment. */
  readonly focus?: Box;
}

/** What is seen: scale in CSS pixels a mm, and the point of the cloth in the middle. */
interface View {
  readonly pxPerMm: number;
  readonly xMm: number;
  readonly yMm: number;
}

export type Fit = "design" | "cloth";

export interface ViewState {
  /** Size of the window in CSS pixels; nothing until it was measured. */
  readonly window: Extent | null;
  readonly scene: Scene;
  readonly fit: Fit;
  readonly maxPxPerMm: number;
  readonly view: View;
  /** Whether the shopper chose the view; until then it follows the design. */
  readonly chosen: boolean;
}

export type ViewEvent =
  | { readonly type: "resized"; readonly window: Extent }
  | { readonly type: "scene"; readonly scene: Scene }
  | { readonly type: "fit"; readonly fit: Fit }
  /** `at`: the point that stays where it is, in px from the middle of the window. */
  | { readonly type: "zoom"; readonly factor: number; readonly at?: Point }
  /** By how many px the picture is moved. */
  | { readonly type: "pan"; readonly by: Point };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A short name would fill the window with three stitches; it is not shown larger than this at first. */
const FIT_MAX_PX_PER_MM = 16;
/** Part of the window that a fitted design takes. */
const FIT_PART = 0.84;

export function startView(scene: Scene, fit: Fit, maxPxPerMm: number): ViewState {
  const view = { pxPerMm: 4, xMm: scene.cloth.width / 2, yMm: scene.cloth.height / 2 };
  return { window: null, scene, fit, maxPxPerMm, view, chosen: false };
}

/** Pan, zoom and fit; the cloth never leaves the window further than it must. */
export function nextView(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case "resized":
      if (event.window.width === 0 || event.window.height === 0) return state;
      return settled({ ...state, window: event.window });
    case "scene":
      return settled({ ...state, scene: event.scene });
    case "fit":
      return settled({ ...state, fit: event.fit, chosen: false });
    case "zoom":
      return zoomed(state, event.factor, event.at ?? { x: 0, y: 0 });
    case "pan":
      return moved(state, event.by);
  }
}

/** The view that fits the design or the cloth into the window. */
function fittedView({ window, scene, fit, maxPxPerMm, view }: ViewState): View {
  if (!window) return view;
  const { cloth, design, focus = design } = scene;
  if (fit === "cloth") {
    const pxPerMm = Math.min(window.width / cloth.width, window.height / cloth.height);
    return { pxPerMm, xMm: cloth.width / 2, yMm: cloth.height / 2 };
  }
  const whole = Math.min(window.width / focus.width, window.height / focus.height);
  return {
    pxPerMm: Math.min(whole * FIT_PART, FIT_MAX_PX_PER_MM, maxPxPerMm),
    xMm: focus.left + focus.width / 2,
    yMm: focus.top + focus.height / 2,
  };
}

/** Whether there is more to see than the fitted view shows: then one finger moves the picture. */
export function isZoomedIn(state: ViewState): boolean {
  return state.view.pxPerMm > fittedView(state).pxPerMm * 1.01;
}

export function canZoom(state: ViewState, factor: number): boolean {
  return zoomed(state, factor, { x: 0, y: 0 }).view.pxPerMm !== state.view.pxPerMm;
}

/** Where a point of the cloth is in the window, in CSS pixels. */
export function toWindow({ window, view }: ViewState, xMm: number, yMm: number): Point {
  return {
    x: (xMm - view.xMm) * view.pxPerMm + (window?.width ?? 0) / 2,
    y: (yMm - view.yMm) * view.pxPerMm + (window?.height ?? 0) / 2,
  };
}

function settled(state: ViewState): ViewState {
  return { ...state, view: held(state, state.chosen ? state.view : fittedView(state)) };
}

function zoomed(state: ViewState, factor: number, at: Point): ViewState {
  const { view, maxPxPerMm } = state;
  // Two fingers on one spot are apart by nothing: no view follows from that.
  if (!(factor > 0)) return state;
  const pxPerMm = Math.max(lowestScale(state), Math.min(maxPxPerMm, view.pxPerMm * factor));
  const xMm = view.xMm + at.x / view.pxPerMm - at.x / pxPerMm;
  const yMm = view.yMm + at.y / view.pxPerMm - at.y / pxPerMm;
  return { ...state, chosen: true, view: held(state, { pxPerMm, xMm, yMm }) };
}

function moved(state: ViewState, by: Point): ViewState {
  const { pxPerMm, xMm, yMm } = state.view;
  const view = held(state, { pxPerMm, xMm: xMm - by.x / pxPerMm, yMm: yMm - by.y / pxPerMm });
  return { ...state, chosen: true, view };
}

function lowestScale(state: ViewState): number {
  return Math.min(
    fittedView({ ...state, fit: "cloth" }).pxPerMm,
    fittedView({ ...state, fit: "design" }).pxPerMm,
  );
}

function held({ window, scene }: ViewState, view: View): View {
  if (!window) return view;
  const { cloth } = scene;
  return {
    pxPerMm: view.pxPerMm,
    xMm: within(view.xMm, window.width / 2 / view.pxPerMm, cloth.width),
    yMm: within(view.yMm, window.height / 2 / view.pxPerMm, cloth.height),
  };
}

/** Keeps `half` to both sides inside `whole`; the middle when that is wider. */
function within(value: number, half: number, whole: number): number {
  return half * 2 >= whole ? whole / 2 : Math.max(half, Math.min(whole - half, value));
}
