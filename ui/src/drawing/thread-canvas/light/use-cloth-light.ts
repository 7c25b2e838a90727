import { useEffect, useState } from "react";
import { type ClothLight, litPart } from "../view/cloth-light.ts";
import type { ClothPicture } from "../view/scene.ts";
import { findLight } from "./find-light.ts";

/** The light of a garment's folds at the place of a design; null until its picture is read, and where it cannot be. */
export function useClothLight(cloth: ClothPicture | undefined): ClothLight | null {
  const [known, setKnown] = useState<{ of: ClothPicture; light: ClothLight | null }>();
  useEffect(() => {
    const part = cloth && litPart(cloth);
    if (!part || part.widthMm <= 0 || part.heightMm <= 0) return undefined;
    const { src, widthMm, heightMm } = cloth;
    return findLight({ src, widthMm, heightMm, part }, (image) =>
      setKnown({ of: cloth, light: image && { image, ...part } }),
    );
  }, [cloth]);
  return known && known.of === cloth ? known.light : null;
}
