/** Swatches in a row (PLP-07). */
const SWATCH_ROW = 6;

interface SwatchRows<Option> {
  /** The first row, then the opened ones. */
  readonly rows: readonly (readonly Option[])[];
  /** How many swatches the toggle stands for; 0 when there is no toggle. */
  readonly behindToggle: number;
}

/**
 * Up to six swatches stand in the first row; of more, five and a toggle. The toggle opens further
 * rows of six (PLP-07).
 */
export function swatchRows<Option>(
  options: readonly Option[],
  isOpen: boolean,
): SwatchRows<Option> {
  if (options.length <= SWATCH_ROW) return { rows: [options], behindToggle: 0 };
  const first = options.slice(0, SWATCH_ROW - 1);
  const rest = options.slice(SWATCH_ROW - 1);
  const opened: (readonly Option[])[] = [];
  if (isOpen) {
    for (let at = 0; at < rest.length; at += SWATCH_ROW)
      opened.push(rest.slice(at, at + SWATCH_ROW));
  }
  return { rows: [first, ...opened], behindToggle: rest.length };
}
