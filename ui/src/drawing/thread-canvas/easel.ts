import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { type Artist, openArtist } from "./paint/artist.ts";
import { type ClothLight, layLight } from "./view/cloth-light.ts";
import { layPart, type Origin, paintedPart, stillServes } from "./view/painted-part.ts";
import type { PaintedDesign, Painter } from "./paint/painter.ts";
import type { Delivery } from "./paint/studio.ts";
import type { ViewState } from "./view/view.ts";

/** What is to be seen now. */
export interface Sight {
  /** Null while there is nothing to draw. */
  readonly design: PaintedDesign | null;
  readonly state: ViewState;
  readonly origin: Origin;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Stitches that are made. */
  readonly stitches: number;
  /** What the cloth's folds throw on the thread, once that is known. */
  readonly light?: ClothLight | null | undefined;
}

/** Told after each picture, for measurements. */
export type PaintReport = { readonly painter: Painter["kind"]; readonly ms: number };

/** Told once a picture is on the canvas; null when none can be made. */
type EaselNews = (report: PaintReport | null) => void;

/** Keeps a canvas showing a sight. */
export interface Easel {
  show(sight: Sight): void;
  /** Begins anew after a failure. */
  retry(): void;
  close(): void;
}

/** A view that moves is painted anew when it rests; until then the browser moves the picture. */
const REST_MS = 120;

export function openEasel(canvas: HTMLCanvasElement, tell: EaselNews): Easel {
  let artist: Artist = openArtist(hang);
  let sight: Sight | undefined;
  let asked: PictureFrame | undefined;
  let revision = 0;
  let hung: PictureFrame | undefined;
  /** Where a picture of the design before stays until the new one is there. */
  let stale: Origin | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function hang(delivery: Delivery): void {
    if (delivery.kind === "failed" || !putOn(canvas, delivery)) return tell(null);
    hung = delivery.wish.frame;
    if (sight?.light) layLight(canvas, sight.light, { frame: hung, origin: stale ?? sight.origin });
    if (delivery.wish.revision === revision) stale = undefined;
    place();
    tell({ painter: delivery.painter, ms: delivery.ms });
  }

  function place(): void {
    if (!sight || !hung) return;
    canvas.style.transform = layPart(sight.state, stale ?? sight.origin, hung);
  }

  /** Asks for the sight; a picture that serves it still is only sewn on, not begun anew. */
  function ask({ state, origin, ratio, stitches }: Sight, always: boolean): void {
    const wanted = paintedPart(state, origin, ratio);
    if (!wanted) return;
    const serves = asked !== undefined && stillServes(asked, wanted);
    if (serves && !always) return;
    asked = serves ? asked : wanted;
    artist.ask({ frame: asked ?? wanted, stitches, revision });
  }

  return {
    show(next) {
      const before = sight;
      const { design } = next;
      sight = next;
      const isNew = design !== null && design !== before?.design;
      if (isNew) {
        revision += 1;
        stale ??= before?.origin;
        asked = undefined;
        artist.setDesign(design);
      }
      place();
      if (!design) return;
      clearTimeout(resting);
      const isLitAnew = before?.light !== next.light;
      if (asked === undefined || isLitAnew || before?.stitches !== next.stitches) ask(next, true);
      else resting = setTimeout(() => ask(next, false), REST_MS);
    },
    retry() {
      artist.close();
      artist = openArtist(hang);
      asked = undefined;
      if (!sight?.design) return;
      artist.setDesign(sight.design);
      ask(sight, true);
    },
    close() {
      clearTimeout(resting);
      artist.close();
    },
  };
}

/** Puts a picture on the canvas; false where the browser has no canvas at all. */
function putOn(canvas: HTMLCanvasElement, { paint }: Delivery & { kind: "painted" }): boolean {
  const context = canvas.getContext("2d");
  if (!context) return false;
  canvas.width = paint.width;
  canvas.height = paint.height;
  if ("data" in paint) context.putImageData(paint, 0, 0);
  else {
    context.drawImage(paint, 0, 0);
    paint.close();
  }
  return true;
}
