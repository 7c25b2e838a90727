import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { ThreadPicture } from "@placket/web/embroidery/stitching/desk";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

/**
 * A text drawn as thread, at a scale in pixels a mm; undefined until it is, and where it cannot be. A recipe is compared
 * by identity; without one nothing is drawn.
 */
export function useDrawn(
  recipe: LetteringRecipe | undefined,
  pxPerMm: number,
): ThreadPicture | undefined {
  const [picture, setPicture] = useState<ThreadPicture>();
  useEffect(() => {
    if (!recipe) return undefined;
    const asking = new AbortController();
    theStitcher()
      .draw({ as: "text", recipe }, pxPerMm, asking.signal)
      .then(
        (drawn) => drawn.ok && !asking.signal.aborted && setPicture(drawn.value),
        // Words stand beside every picture.
        () => undefined,
      );
    return () => asking.abort();
  }, [recipe, pxPerMm]);
  return picture;
}

/** Puts a picture of thread on a canvas of its size. */
export function usePut(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: ThreadPicture | undefined,
): void {
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!picture || !context) return;
    context.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  }, [canvas, picture]);
}
