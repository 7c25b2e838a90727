import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { useNearView } from "@placket/web/browser/use-near-view";
import { useRef } from "react";
import { useDrawn, usePut } from "./use-drawn.ts";

/** Pixels drawn for a CSS pixel: as sharp as most screens are. */
const DENSITY = 2;

interface SewnSampleProps {
  /** Compared by identity. */
  readonly recipe: LetteringRecipe;
  /** CSS pixels a mm. */
  readonly pxPerMm: number;
  readonly className?: string | undefined;
}

/** A small text drawn as thread once it comes near the window, for the eye alone: the words stand beside it. */
export function SewnSample({ recipe, pxPerMm, className }: SewnSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearView(canvas);
  const picture = useDrawn(isNear ? recipe : undefined, pxPerMm * DENSITY);
  usePut(canvas, picture);
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
