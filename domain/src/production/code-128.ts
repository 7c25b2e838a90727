/**
 * Bars of Code 128 (ISO/IEC 15417), set B: widths of bar, gap, bar … in modules, for the values 0 to 105, and the stop.
 * Eleven modules each, thirteen the stop.
 */
const WIDTHS = [
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231",
  "113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211",
  "212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131",
  "113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111",
  "314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211",
  "241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141",
  "214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214",
  "211232 2331112",
].flatMap((row) => row.split(" "));

const START_B = 104;
const STOP = 106;
const CHECKED_BY = 103;
/** Value of a character of set B: a blank is 0. */
const FIRST = 32;
const LAST = 126;

/** A bar of a barcode, in modules from its left edge. */
interface Bar {
  readonly at: number;
  readonly width: number;
}

/** What a barcode is drawn from. */
interface Barcode {
  readonly bars: readonly Bar[];
  /** Of all of it, without the quiet zones. */
  readonly modules: number;
}

/** A plain text as bars, its check character with them. @throws for what set B cannot say: a bug of the caller. */
export function code128(text: string): Barcode {
  const values = Array.from(text).map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) throw new Error(`Set B has no “${character}”`);
    return code - FIRST;
  });
  const sum = values.reduce((total, value, at) => total + value * (at + 1), START_B);
  const widths = [START_B, ...values, sum % CHECKED_BY, STOP].flatMap((value) =>
    Array.from(WIDTHS[value] ?? "", Number),
  );
  const bars: Bar[] = [];
  let at = 0;
  widths.forEach((width, i) => {
    if (i % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { bars, modules: at };
}
