import { letterParts } from "./composed-letter.ts";

/** What every font of the table draws itself: no letter is lost when another font is chosen. */
export const drawnByEveryFont: ReadonlySet<string> = new Set(
  [
    " !\"#$%&'()*+,-./0123456789:;<=>?@",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`",
    "abcdefghijklmnopqrstuvwxyz{|}~",
    "¡¢£¥§¨©ª«®¯°´¶·¸º»¿×÷",
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß",
    "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
    "ıŒœˆ˚˜–—‘’‚“”„•…‹›€™",
  ].join(""),
);

/** Whether every font of the table can sew a letter, drawn or composed. */
export function isSewable(letter: string): boolean {
  return letterParts(letter, (character) => drawnByEveryFont.has(character)) !== undefined;
}
