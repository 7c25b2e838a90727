import { colorsNamed, formatHex, parseHex, parseRgbLegacy } from "culori/fn";

/** What of a style decides how a shape is sewn; the rest of CSS means nothing to a needle. */
export interface SvgStyle {
  /** `#rrggbb`, or nothing for `none`. */
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  readonly isEvenOdd: boolean;
  readonly isShown: boolean;
}

/** How SVG paints what says nothing of its style. */
export const plainStyle: SvgStyle = {
  fill: "#000000",
  stroke: undefined,
  strokeWidth: 1,
  isEvenOdd: false,
  isShown: true,
};

/** Declarations by property, `fill` → `#fff`. */
type Declarations = ReadonlyMap<string, string>;

const PROPERTIES = ["fill", "stroke", "stroke-width", "fill-rule", "display", "visibility"];
/** Longer values are no colors. */
const LONGEST_COLOR = 64;

/** `fill:#fff; stroke:none` by property. */
function readDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const one of text.split(";")) {
    const colon = one.indexOf(":");
    if (colon < 0) continue;
    const value = one.slice(colon + 1).trim();
    declarations.set(one.slice(0, colon).trim().toLowerCase(), value);
  }
  return declarations;
}

/** A style sheet's rules for classes, `.cls-1,.cls-2{fill:#fff}`; other selectors are passed over. */
export function readStyleSheet(text: string): Map<string, Map<string, string>> {
  const classes = new Map<string, Map<string, string>>();
  for (const rule of text.split("}")) {
    const brace = rule.indexOf("{");
    if (brace < 0) continue;
    const declarations = readDeclarations(rule.slice(brace + 1));
    for (const selector of rule.slice(0, brace).split(",")) {
      const name = selector.trim();
      if (!name.startsWith(".")) continue;
      const known = classes.get(name.slice(1)) ?? new Map<string, string>();
      for (const [property, value] of declarations) known.set(property, value);
      classes.set(name.slice(1), known);
    }
  }
  return classes;
}

/**
 * The style of an element: attributes, then the rules of its classes, then its own `style`. Nothing
 * when it is painted with more than a plain color.
 */
export function styleOf(
  attributes: Declarations,
  classes: ReadonlyMap<string, Declarations>,
  parent: SvgStyle,
): SvgStyle | undefined {
  const own = readDeclarations(attributes.get("style") ?? "");
  const named = (attributes.get("class") ?? "").split(" ").map((name) => classes.get(name));
  const values = new Map<string, string>();
  for (const source of [attributes, ...named, own]) {
    for (const property of PROPERTIES) {
      const value = source?.get(property);
      if (value !== undefined && value !== "inherit") values.set(property, value);
    }
  }
  const fill = readPaint(values.get("fill"), parent.fill);
  const stroke = readPaint(values.get("stroke"), parent.stroke);
  if (!fill || !stroke) return undefined;
  const width = Number.parseFloat(values.get("stroke-width") ?? "");
  const rule = values.get("fill-rule");
  return {
    fill: fill.color,
    stroke: stroke.color,
    strokeWidth: width >= 0 && width < Infinity ? width : parent.strokeWidth,
    isEvenOdd: rule === undefined ? parent.isEvenOdd : rule === "evenodd",
    isShown:
      parent.isShown && values.get("display") !== "none" && values.get("visibility") !== "hidden",
  };
}

/** A color as `#rrggbb`, none of it for `none`; nothing for gradients and what is no color. */
function readPaint(
  value: string | undefined,
  inherited: string | undefined,
): { readonly color: string | undefined } | undefined {
  if (value === undefined) return { color: inherited };
  const word = value.trim().toLowerCase();
  if (word === "none" || word === "transparent") return { color: undefined };
  if (word === "currentcolor") return { color: plainStyle.fill };
  if (word.length > LONGEST_COLOR) return undefined;
  const named = NAMED.get(word);
  const color = named === undefined ? (parseHex(word) ?? parseRgbLegacy(word)) : parseHex(named);
  return color && { color: color.alpha === 0 ? undefined : formatHex(color) };
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(colorsNamed).map(([name, value]) => [
    name,
    `#${value.toString(16).padStart(6, "0")}`,
  ]),
);
