import { foldLight } from "@placket/domain/embroidery/drawing/fold-light";
import { useEffect, useState } from "react";
import { type ClothLight, litPart } from "./view/cloth-light.ts";
import type { ClothPicture } from "./view/scene.ts";

/** Folds are wide: the picture is read no finer than this, px a mm. */
const READ_PX_PER_MM = 1.4;

/** The light of a garment's folds at the place of a design; null until its picture is read, and where it cannot be. */
export function useClothLight(cloth: ClothPicture | undefined): ClothLight | null {
  const [known, setKnown] = useState<{ of: ClothPicture; light: ClothLight | null }>();
  useEffect(() => {
    if (!cloth?.place) return undefined;
    const picture = new Image();
    const read = () => setKnown({ of: cloth, light: readLight(picture, cloth) });
    picture.addEventListener("load", read);
    picture.src = cloth.src;
    return () => picture.removeEventListener("load", read);
  }, [cloth]);
  return known && known.of === cloth ? known.light : null;
}

function readLight(picture: HTMLImageElement, cloth: ClothPicture): ClothLight | null {
  const part = litPart(cloth);
  if (!part || part.widthMm <= 0 || part.heightMm <= 0) return null;
  const image = document.createElement("canvas");
  image.width = Math.max(1, Math.round(part.widthMm * READ_PX_PER_MM));
  image.height = Math.max(1, Math.round(part.heightMm * READ_PX_PER_MM));
  const { width, height } = image;
  const context = image.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  const [across, down] = [
    picture.naturalWidth / cloth.widthMm,
    picture.naturalHeight / cloth.heightMm,
  ];
  const [left, top] = [part.leftMm * across, part.topMm * down];
  context.drawImage(
    picture,
    left,
    top,
    part.widthMm * across,
    part.heightMm * down,
    0,
    0,
    width,
    height,
  );
  const { data } = context.getImageData(0, 0, width, height);
  const laid = foldLight({ rgba: data, width, height, pxPerMm: READ_PX_PER_MM });
  context.putImageData(new ImageData(laid, width, height), 0, 0);
  return { image, ...part };
}
