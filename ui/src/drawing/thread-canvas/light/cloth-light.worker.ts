import { lightSize, readLight, type LitCloth } from "./read-light.ts";

/** Reads the light of one cloth beside the page: a picture is decoded and smoothed while somebody types. */
async function lightOf(cloth: LitCloth): Promise<ImageBitmap> {
  const response = await fetch(cloth.src);
  if (!response.ok) throw new Error(`The picture did not come: ${response.status}`);
  const picture = await createImageBitmap(await response.blob());
  const { width, height } = lightSize(cloth.part);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to read it with");
  readLight(context, picture, { natural: picture, cloth });
  picture.close();
  return canvas.transferToImageBitmap();
}

self.addEventListener("message", ({ data }: MessageEvent<LitCloth>) => {
  lightOf(data).then(
    (light) => self.postMessage(light, { transfer: [light] }),
    // Thread without light is thread all the same.
    () => self.postMessage(null, {}),
  );
});
