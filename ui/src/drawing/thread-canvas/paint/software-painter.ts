import {
  type GrowingPicture,
  growingPicture,
} from "@placket/domain/embroidery/drawing/thread/draw-threads";
import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { type PaintedDesign, type Painter, sameFrame } from "./painter.ts";

/** Draws without a graphics card, in the same light: where WebGL2 is missing or was lost. */
export function softwarePainter(): Painter {
  let design: PaintedDesign | undefined;
  let last: { frame: PictureFrame; picture: GrowingPicture } | undefined;
  return {
    kind: "software",
    setDesign(next) {
      design = next;
      last = undefined;
    },
    paint(frame, count) {
      if (!design) throw new Error("A design comes before its picture");
      if (!last || !sameFrame(last.frame, frame) || last.picture.count > count) {
        last = { frame, picture: growingPicture({ ...design, frame }) };
      }
      last.picture.sewTo(count);
      return new ImageData(last.picture.rgba(), frame.width, frame.height);
    },
    close() {
      last = undefined;
    },
  };
}
