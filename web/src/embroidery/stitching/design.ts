import type { Design } from "@placket/domain/embroidery/design/design";

/** A design on a page; `file` tells one opened drawing from another, whose texts may be megabytes. */
export type PageDesign =
  | Exclude<Design, { as: "drawing" }>
  | (Extract<Design, { as: "drawing" }> & { readonly file: number | string });
