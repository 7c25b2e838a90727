import { lightSize, readLight, type LitCloth } from "./read-light.ts";

/** Told once the light of a cloth is read; null where its picture cannot be read. */
type Tell = (light: CanvasImageSource | null) => void;

/** Reads the light of a cloth, beside the page where the browser can. Gives a way to give it up. */
export function findLight(cloth: LitCloth, tell: Tell): () => void {
  const canBeside = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
  return canBeside ? findBeside(cloth, tell) : findHere(cloth, tell);
}

function findBeside(cloth: LitCloth, tell: Tell): () => void {
  const worker = new Worker(new URL("./cloth-light.worker.ts", import.meta.url), {
    type: "module",
  });
  let giveUp = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<ImageBitmap | null>) => {
    tell(data);
    worker.terminate();
  });
  worker.addEventListener("error", () => {
    worker.terminate();
    giveUp = findHere(cloth, tell);
  });
  worker.postMessage({ ...cloth, src: new URL(cloth.src, document.baseURI).href }, []);
  return () => giveUp();
}

function findHere(cloth: LitCloth, tell: Tell): () => void {
  const picture = new Image();
  const read = () => tell(lightHere(picture, cloth));
  picture.addEventListener("load", read);
  picture.src = cloth.src;
  return () => picture.removeEventListener("load", read);
}

function lightHere(picture: HTMLImageElement, cloth: LitCloth): HTMLCanvasElement | null {
  const image = document.createElement("canvas");
  Object.assign(image, lightSize(cloth.part));
  const context = image.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  readLight(context, picture, { natural, cloth });
  return image;
}
