import type { Made } from "../embroidery/offer/made.ts";
import type { PartKind } from "../line/part-kind.ts";
import { ok, problem, refuse, type Result } from "../problem.ts";
import { inOneLine } from "../one-line.ts";
import type { Say } from "../phrase.ts";
import { sayText } from "../phrased.ts";
import type { Bundle, ChosenSelection } from "../bundle/bundle.ts";
import type { BundledItem } from "../bundle/bundled-item.ts";
import { BUNDLE_LINE } from "./bundle-line.ts";
import { asStored, type ChosenOption } from "../custom-option/chosen-option.ts";
import type { CustomOption } from "../custom-option/custom-option.ts";
import { checkChosen } from "../custom-option/read-options.ts";
import type { GiftCardChoice } from "../sold-card/choice.ts";
import type { GiftCardOffer } from "../sold-card/offer.ts";
import { GIFT_CARD_LINE } from "./gift-card/gift-card-line.ts";
import type { LineConfiguration } from "./line-identity.ts";
import { optionRows } from "./options/option-rows.ts";
import type { LineKind, LineProduct, LineSelection } from "../line/line-kind.ts";
import type { LineRow, SaidRow } from "../line/line-row.ts";
import { PART_KINDS, type PartOfLine } from "./part-kinds.ts";

/** What is bought by itself, whatever family a call names. */
const HAVE_NO_FAMILY: ReadonlySet<string> = new Set(["bundle", "giftcard"]);

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
    is: ({ type, parentId }) =>
      type === "configurable" || (parentId !== null && !HAVE_NO_FAMILY.has(type)),
    check: ({ type, selections, optionCount }) =>
      type === "configurable" || selections.length < optionCount ? [needsProduct()] : [],
    rows: ({ selections }) =>
      selections.map(({ attributeLabel, optionLabel }) => ({
        part: null,
        label: attributeLabel,
        value: optionLabel,
        price: null,
      })),
  },
  bundle: BUNDLE_LINE,
  giftCard: GIFT_CARD_LINE,
} as const satisfies Readonly<Record<string, LineKind<SoldFacts, LineChoice, ReadContent>>>;

export type LineKindName = keyof typeof LINE_KINDS;

/** What kinds of line ask of a product besides what all do. */
export interface SoldFacts {
  /** What a bundle is made of; `null` of what is none. */
  readonly bundle: Bundle | null;
  /** What a gift card may be worth; `null` of what is none. */
  readonly giftCard: GiftCardOffer | null;
  /** What is chosen of any product besides. */
  readonly customOptions: readonly CustomOption[];
}

/** What a shopper says of a line besides its product and parts, by the kind that asks for it; a line stores it. */
export interface LineChoice {
  readonly bundle?: readonly ChosenSelection[] | undefined;
  readonly giftCard?: GiftCardChoice | undefined;
  /** Of the product's own options, whatever its kind; left out where it has none. */
  readonly options?: readonly ChosenOption[] | undefined;
}

/** What the rows of kinds are made of. */
interface ReadContent {
  readonly selections: readonly LineSelection[];
  /** What stands in each bundle; empty of what is none. */
  readonly bundled: readonly BundledItem[];
  readonly giftCard?: GiftCardChoice | undefined;
}

type AnyKind = LineKind<SoldFacts, LineChoice, ReadContent>;

const kindOf = (name: LineKindName): AnyKind => LINE_KINDS[name];

/** The kind of line a product makes; undefined for what no room sells yet. */
export function lineKindOf(product: LineProduct): LineKindName | undefined {
  const names = Object.keys(LINE_KINDS) as LineKindName[];
  return names.find((name) => kindOf(name).is(product));
}

/** What of a line's choice tells it from others of its product. */
export const choiceIdentity = ({ kind, ...choice }: LineChoice & Pick<LineConfiguration, "kind">) =>
  kindOf(kind).identity?.(choice) ?? [];

/**
 * How a product stands in a cart. Refused while its options are not all chosen (PDP-40) and when it is of
 * a kind that cannot be bought by its id alone; both say 'Need to select a product' (PDP-46).
 */
export function configurationOf(
  product: LineProduct & SoldFacts,
  choice: LineChoice,
): Result<LineConfiguration> {
  const kind = lineKindOf(product);
  if (kind === undefined) return refuse(needsProduct());
  const { check, stored } = kindOf(kind);
  const { options = [] } = choice;
  const problems = [...check(product, choice), ...checkChosen(product.customOptions, options)];
  if (problems.length > 0) return refuse(...problems);
  return ok({
    kind,
    ...stored?.(choice),
    ...(options.length > 0 && { options: options.map(asStored) }),
  });
}

/** What a line says of itself is made of this, in a cart as in an order. */
export interface ReadLine extends Omit<ReadContent, "giftCard"> {
  readonly configuration: Pick<LineConfiguration, "digitizes" | "giftCard" | "kind" | "options">;
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

function lineRows({ configuration, parts, ...content }: ReadLine): readonly LineRow[] {
  const chosen = kindOf(configuration.kind).rows({ ...content, giftCard: configuration.giftCard });
  return [
    ...chosen,
    ...optionRows(configuration.options),
    ...logoRow(configuration),
    ...parts.flatMap(partRows),
  ];
}

/** Which logo the stitches are made of. */
const logoRow = ({ digitizes }: Pick<LineConfiguration, "digitizes">): readonly LineRow[] =>
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
