import type { ShownPart } from "@placket/contract/content/content.codec";
import { BANNER_PX } from "@placket/domain/content/picture";
import { pictureSource } from "../media/picture-source.ts";

/** How wide a picture of a page is, by width of the window. */
const BANNER_SIZES = "(width >= 1440px) 1328px, 100vw";

/** Where a picture of the store lies. */
export const pictureAddress = (file: string) =>
  `/media/catalog/w1440/${file.split("/").map(encodeURIComponent).join("/")}`;

/** A picture of a page, at every width; its place is that of a banner (CMS-18). */
export const bannerSource = (file: string) => ({
  ...pictureSource(pictureAddress(file), 1920),
  sizes: BANNER_SIZES,
  ...BANNER_PX,
});

/** The picture that a page opens with, which is fetched before it is met; undefined where it opens with words. */
export function firstPictureOf(parts: readonly ShownPart[]) {
  const [first] = parts;
  const file =
    first?.kind === "hero"
      ? first.entries[0]?.picture
      : first?.kind === "banner"
        ? first.values.picture
        : undefined;
  if (!file) return undefined;
  const { src, srcSet, sizes } = bannerSource(file);
  return { src, srcSet, sizes };
}
