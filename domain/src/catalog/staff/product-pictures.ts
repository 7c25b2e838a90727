import type { ImageRole } from "../../catalog-import/product-draft.ts";
import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";

/** Where the store shows one picture for all of them, in the order in which Magento names these. */
export const PICTURE_ROLES = [
  "base",
  "small",
  "thumbnail",
  "swatch",
] as const satisfies readonly ImageRole[];

/** What a picture shows, and the ending of its name that says so (PDP-24). */
export const PICTURE_VIEWS = { front: "sf", back: "sb", detail: "d", flat: "fl" } as const;

export type PictureView = keyof typeof PICTURE_VIEWS;

/** Endings of the files that are taken in. */
export const PICTURE_FORMATS = ["jpg", "jpeg", "png", "webp", "avif", "gif"] as const;

/** A file that is brought, in bytes. */
export const PICTURE_BYTES_MAX = 20 * 1024 * 1024;

/** Pictures of a product, films and turntables among them. */
export const PICTURES_MAX = 100;
export const ALT_MAX = 255;

/** A picture as staff keep it; its place in the list is its place in the gallery. */
export interface KeptPicture {
  readonly file: string;
  /** Read aloud and shown where the picture is not; `""`: the product's name. */
  readonly alt: string;
  readonly roles: readonly ImageRole[];
  /** Not shown in the gallery; a role may show it all the same. */
  readonly isHidden: boolean;
}

/** All that is wrong with the pictures of a product, by themselves; fields are `0-alt`, or `pictures`. */
export function checkPictures(pictures: readonly KeptPicture[]): readonly Problem[] {
  const files = pictures.map(({ file }) => file);
  const roles = pictures.flatMap((picture) => [...new Set(picture.roles)]);
  return [
    ...(pictures.length > PICTURES_MAX
      ? [problem("catalog.tooManyPictures", "pictures", PICTURES_MAX)]
      : []),
    ...(hasTwice(files) || hasTwice(roles) ? [problem("catalog.pictureTwice", "pictures")] : []),
    ...pictures.flatMap(({ alt }, at) =>
      alt.trim().length <= ALT_MAX && isOneLine(alt.trim())
        ? []
        : [problem("catalog.lineTooLong", `${at}-alt`, ALT_MAX)],
    ),
  ];
}

const hasTwice = (all: readonly string[]) => new Set(all).size < all.length;
