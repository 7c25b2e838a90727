import { saidRows, type ReadLine } from "@placket/domain/cart/line-kinds";
import { imageUrl, TILE_WIDTH } from "@placket/domain/media/image-url";
import type { Say } from "@placket/domain/phrase";
import { z } from "zod";
import { moneyToWire } from "../money/money.codec.ts";
import { price } from "../shapes.ts";
import { optionUid, uidOf } from "../uid.ts";

/** One row of what a line says of itself; `price` is what it adds to each piece. */
export const lineOption = z.object({
  label: z.string(),
  value: z.string(),
  price: price.nullable(),
});

/** The picture of a line: the product in the color that was chosen. */
export const linePicture = z.object({ url: z.string().nullable(), label: z.string() });

/** A side of a garment from near, with what is sewn on it; `label` says what is seen. */
export const sewnPicture = z.object({ url: z.string(), label: z.string() });

/** How a line reads, as cart, order and staff send it; in the language of `say`. */
export function optionsToWire(line: ReadLine, say: Say): z.infer<typeof lineOption>[] {
  return saidRows(line, say).map(({ label, value, price: added }) => ({
    label,
    value,
    price: added && moneyToWire(added),
  }));
}

/** A part of a line under the code that Magento's clients know its option by (CART-04). */
export const customOption = z.object({
  label: z.string(),
  value: z.string(),
  option_code: z.string(),
});

/** What is done to a line: `special-instructions` has the code `special_instructions`. */
export function customOptionsToWire(line: ReadLine, say: Say): z.infer<typeof customOption>[] {
  return saidRows(line, say).flatMap(({ part, label, value }) =>
    part === null ? [] : { label, value, option_code: part.replaceAll("-", "_") },
  );
}

export function pictureToWire(imageFile: string | null, name: string): z.infer<typeof linePicture> {
  return { url: imageFile === null ? null : imageUrl(imageFile, TILE_WIDTH), label: name };
}

/** One option of one attribute that was chosen of a family. */
interface Chosen {
  readonly attributeId: number;
  readonly attributeLabel: string;
  readonly optionId: number;
  readonly optionLabel: string;
}

/** What was chosen, by Magento's names. */
export function configurableOptionsToWire(chosen: readonly Chosen[]) {
  return chosen.map((selection) => ({
    id: selection.attributeId,
    option_label: selection.attributeLabel,
    value_id: selection.optionId,
    value_label: selection.optionLabel,
    configurable_product_option_uid: uidOf(`configurable/${selection.attributeId}`),
    configurable_product_option_value_uid: optionUid(selection.attributeId, selection.optionId),
  }));
}
