import type {
  Embroidering,
  EmbroideryChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { Problem } from "@placket/domain/problem";
import type { ReactNode } from "react";
import type { GarmentImage } from "../preview/garment-cloth.ts";

/** What is embroidered: one variant of a product, so many pieces of it. */
export interface Garment {
  readonly name: string;
  /** Tells it from others, whatever size or color is chosen: what is unfinished is kept under it. */
  readonly keptAs: string;
  readonly variantId: number;
  /** What was chosen of the product, in words. */
  readonly chosen: string;
  /** The color of its cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly images: readonly GarmentImage[];
  readonly pieces: number;
  /** What is done to the item of the cart that is edited. */
  readonly before: EmbroideryChoice | undefined;
  /** It takes the place of an item of the cart. */
  readonly isUpdate: boolean;
  /** It is not sold without its embroidery. */
  readonly isLockedDown: boolean;
}

/** What stands in the editor, sewn. */
export type Made = Pick<Embroidering, "chosen" | "shown">;

/** Puts what was made into the cart. */
export interface Saving {
  readonly save: (made: Made) => void;
  /** Takes everything off the item that is edited. */
  readonly remove: () => void;
  /** What else can be done with what stands there; undefined while something stands in its way. */
  readonly beside?: (made: Made | undefined) => ReactNode;
  readonly isBusy: boolean;
  /** What the store refused, at the fields of their kind. */
  readonly problems: readonly Problem[];
  /** The store could not be asked, or could not do it (EMB-51). */
  readonly hasFailed: boolean;
}
