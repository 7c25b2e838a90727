import type { Embroidering, TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { Problem } from "@placket/domain/problem";
import type { GarmentImage } from "../preview/garment-cloth.ts";

/** What is embroidered: one variant of a product, so many pieces of it. */
export interface Garment {
  readonly name: string;
  readonly variantId: number;
  /** What was chosen of the product, in words. */
  readonly chosen: string;
  /** The color of its cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly images: readonly GarmentImage[];
  readonly pieces: number;
  /** The text on the item of the cart that is edited. */
  readonly text: TextChoice | undefined;
  /** What its shopper wants the people at the machine to know. */
  readonly instructions: string;
  /** It takes the place of an item of the cart. */
  readonly isUpdate: boolean;
}

/** Puts what was made into the cart. */
export interface Saving {
  readonly save: (
    made: Pick<Embroidering, "choice" | "stitches" | "price" | "instructions">,
  ) => void;
  readonly isBusy: boolean;
  /** What the store refused, at the fields of the text. */
  readonly problems: readonly Problem[];
}
