import type {
  Embroidering,
  EmbroideryChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { Making } from "@placket/domain/store/making";
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
  /** The days on which it is there, as they are read, by how it is made; undefined where nobody says. */
  readonly arrives: Readonly<Record<Exclude<Making, "none">, string | undefined>>;
  /** What is done to the item of the cart that is edited. */
  readonly before: EmbroideryChoice | undefined;
  /** It takes the place of an item of the cart. */
  readonly isUpdate: boolean;
  /** It is not sold without its embroidery. */
  readonly isLockedDown: boolean;
  /** It was opened by a press on its page, not by an address or by itself. */
  readonly isPressed?: boolean;
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
  /** Why the last saving failed: what the store refused, or that it could not be asked (EMB-51). */
  readonly error: Error | null;
}
