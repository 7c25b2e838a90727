import type { Made } from "../embroidery/offer/made.ts";
import type { PartKind } from "../line/part-kind.ts";
import { ok, problem, refuse, type Result } from "../problem.ts";
import { inOneLine } from "../one-line.ts";
import type { Say } from "../phrase.ts";
import { sayText } from "../phrased.ts";
import type { LineConfiguration } from "./line-identity.ts";
import type { LineKind, LineProduct, LineSelection } from "../line/line-kind.ts";
import type { LineRow, SaidRow } from "../line/line-row.ts";
import { PART_KINDS, type PartOfLine } from "./part-kinds.ts";

/** What may stand in a cart, by the name that is stored with the line. */
export const LINE_KINDS = {
  plain: {
    is: ({ type, parentId }) => type === "simple" && parentId === null,
    check: () => [],
    rows: () => [],
  },
  virtual: {
    is: ({ type, parentId }) => type === "virtual" && parentId === null,
    check: () => [],
    rows: () => [],
  },
  configurable: {
    is: ({ type, parentId }) => type === "configurable" || (parentId !== null && type !== "bundle"),
    check: ({ type, selections, optionCount }) =>
      type === "configurable" || selections.length < optionCount ? [needsProduct()] : [],
    rows: (selections: readonly LineSelection[]) =>
      selections.map(({ attributeLabel, optionLabel }) => ({
        part: null,
        label: attributeLabel,
        value: optionLabel,
        price: null,
      })),
  },
} as const satisfies Readonly<Record<string, LineKind>>;

export type LineKindName = keyof typeof LINE_KINDS;

/** The kind of line a product makes; undefined for what no room sells yet. */
export function lineKindOf(product: LineProduct): LineKindName | undefined {
  const names = Object.keys(LINE_KINDS) as LineKindName[];
  return names.find((name) => LINE_KINDS[name].is(product));
}

/**
 * How a product stands in a cart. Refused while its options are not all chosen (PDP-40) and when it is of
 * a kind that cannot be bought by its id alone; both say 'Need to select a product' (PDP-46).
 */
export function configurationOf(product: LineProduct): Result<LineConfiguration> {
  const kind = lineKindOf(product);
  const problems = kind === undefined ? [needsProduct()] : LINE_KINDS[kind].check(product);
  return kind === undefined || problems.length > 0 ? refuse(...problems) : ok({ kind });
}

/** What a line says of itself is made of this, in a cart as in an order. */
export interface ReadLine {
  readonly configuration: Pick<LineConfiguration, "digitizes" | "kind">;
  readonly selections: readonly LineSelection[];
  readonly parts: readonly PartOfLine[];
}

/**
 * How a line reads, row by row, in cart, checkout, order, letter and back office, in the language of `say`: what was
 * chosen of the product, then its parts (CART-02). The only place where a line becomes rows, and rows become text.
 */
export function saidRows(line: ReadLine, say: Say): readonly SaidRow[] {
  return lineRows(line).map((row) => ({
    ...row,
    label: say(row.label),
    value: sayText(row.value, say),
  }));
}

function lineRows({ configuration, selections, parts }: ReadLine): readonly LineRow[] {
  const chosen = LINE_KINDS[configuration.kind].rows(selections);
  return [...chosen, ...logoRow(configuration), ...parts.flatMap(partRows)];
}

/** Which logo the stitches are made of. */
const logoRow = ({ digitizes }: ReadLine["configuration"]): readonly LineRow[] =>
  digitizes === undefined
    ? []
    : [
        {
          part: null,
          label: "Logo",
          value: `${inOneLine(digitizes.name ?? "")} ${digitizes.logo}`.trim(),
          price: null,
        },
      ];

/** The rows of a part; the first says what all of it costs. */
function partRows(part: PartOfLine): readonly LineRow[] {
  const { kind, text, service } = part;
  const { label, rows }: PartKind<Made> = PART_KINDS[kind];
  const said = rows?.(part) ?? [{ part: kind, label, value: text }];
  return said.map((row, at) => ({ ...row, price: at === 0 ? (service?.unitPrice ?? null) : null }));
}

const needsProduct = () => problem("cart.needsProduct", "id");
