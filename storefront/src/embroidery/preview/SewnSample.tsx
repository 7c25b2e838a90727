import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { ThreadPicture } from "@placket/web/embroidery/stitching/desk";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useNearView } from "@placket/web/embroidery/stitching/use-near-view";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels drawn for a CSS pixel: as sharp as most screens are. */
const DENSITY = 2;

interface SewnSampleProps {
  /** Compared by identity. */
  readonly recipe: LetteringRecipe;
  /** CSS pixels a mm. */
  readonly pxPerMm: number;
  readonly className?: string | undefined;
}

/** A small text drawn as thread, for the eye alone: the words stand beside it. Nothing where it cannot be drawn. */
export function SewnSample({ recipe, pxPerMm, className }: SewnSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearView(canvas);
  const picture = useDrawn(isNear ? recipe : undefined, pxPerMm * DENSITY);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!picture || !context) return;
    context.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={className}
      width={picture?.width ?? 1}
      height={picture?.height ?? 1}
      style={
        picture && { inlineSize: picture.width / DENSITY, blockSize: picture.height / DENSITY }
      }
    />
  );
}

function useDrawn(recipe: LetteringRecipe | undefined, pxPerMm: number): ThreadPicture | undefined {
  const [picture, setPicture] = useState<ThreadPicture>();
  useEffect(() => {
    if (!recipe) return undefined;
    const asking = new AbortController();
    theStitcher()
      .draw({ as: "text", recipe }, pxPerMm, asking.signal)
      .then(
        (drawn) => drawn.ok && !asking.signal.aborted && setPicture(drawn.value),
        // A sample that cannot be drawn leaves the font's name.
        () => undefined,
      );
    return () => asking.abort();
  }, [recipe, pxPerMm]);
  return picture;
}
