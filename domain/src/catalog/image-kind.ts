/** What a gallery entry is in the database (PDP-22). */
export type MediaKind = "image" | "magic360" | "external-video";

/** What a picture shows, told by its file name (PDP-24); other files have no kind of their own. */
export type ImageKind =
  | "studioFront"
  | "studioBack"
  | "magic360"
  | "external-video"
  | "detail"
  | "flat"
  | "image";

/** File-name suffixes: `chef-coat-black_sf.jpg` is a studio front (PDP-24). */
const KIND_BY_SUFFIX: Readonly<Record<string, ImageKind>> = {
  sf: "studioFront",
  sb: "studioBack",
  d: "detail",
  fl: "flat",
};

/** The order of a gallery (PDP-23); pictures without a kind stand last. */
const ORDER: readonly ImageKind[] = [
  "studioFront",
  "studioBack",
  "magic360",
  "external-video",
  "detail",
  "flat",
  "image",
];

/** A number may follow the suffix: `coat_d2.jpg` is the second detail. */
export function imageKind(file: string, kind: MediaKind = "image"): ImageKind {
  if (kind !== "image") return kind;
  const suffix = /[-_]([a-z]{1,2})\d*\.[a-z0-9]+$/i.exec(file)?.[1]?.toLowerCase();
  return (suffix !== undefined && KIND_BY_SUFFIX[suffix]) || "image";
}

/** Sorts gallery entries by kind, within a kind by the position staff gave (PDP-23). */
export function inGalleryOrder<
  Entry extends { readonly file: string; readonly kind: MediaKind; readonly position: number },
>(entries: readonly Entry[]): Entry[] {
  const rank = (entry: Entry) => ORDER.indexOf(imageKind(entry.file, entry.kind));
  return entries.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
}
