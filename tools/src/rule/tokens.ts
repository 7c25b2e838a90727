import type { Finding } from "../finding.ts";
import type { Declaration, Sheet } from "../reading/css.ts";
import { colorNames } from "./color-names.data.ts";

/** The custom properties of `ui/src/tokens.css` by tier. */
interface Tokens {
  readonly raw: ReadonlySet<string>;
  readonly meaning: ReadonlySet<string>;
  readonly component: ReadonlySet<string>;
}

/** Sorts the tokens into tiers: `--raw-…`, what follows the comment `component`, and the rest. */
export function readTokens(sheet: Sheet, text: string): Tokens {
  const componentLine = text.slice(0, text.indexOf("/* component */")).split("\n").length;
  const named = sheet.declarations.filter(({ property }) => property.startsWith("--"));
  const hasTier = /\/\* component \*\//.test(text);
  const component = new Set(
    named
      .filter(({ line }) => hasTier && line > componentLine)
      .map(({ property }) => property)
      .filter((property) => !named.some((a) => a.property === property && a.line < componentLine)),
  );
  const names = named.map(({ property }) => property).filter((name) => !component.has(name));
  return {
    raw: new Set(names.filter((name) => name.startsWith("--raw-"))),
    meaning: new Set(names.filter((name) => !name.startsWith("--raw-"))),
    component,
  };
}

/** What a declaration outside tokens.css does wrong. `local` are the properties its room sets itself. */
export function declarationFindings(
  { property, value, line }: Declaration,
  { file, tokens, local }: { file: string; tokens: Tokens; local: ReadonlySet<string> },
): Finding[] {
  const finding = (rule: string, message: string) => ({ file, line, rule, message });
  const color = colorLiteral(property, value);
  const findings: Finding[] = [];
  if (color) {
    const message = `${color} is a color literal. Use a token of ui/src/tokens.css, or add one there.`;
    findings.push(finding("color literal", message));
  }
  if (property === "z-index" && !/var\(--z-|^(auto|inherit|initial|unset)$/.test(value)) {
    const message = `z-index: ${value} is raw. Use one of the --z-… tokens of ui/src/tokens.css.`;
    findings.push(finding("raw z-index", message));
  }
  for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
    const message = tierMessage(name, { inRoom: !file.startsWith("ui/"), tokens, local });
    if (message) findings.push(finding("token", `${name} ${message}`));
  }
  return findings;
}

/** The first color written out in a value, if any. */
function colorLiteral(property: string, value: string): string | undefined {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(\s*--[\w-]+/g, " ");
  const written = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.exec(bare);
  if (written) return written[0];
  const takesColor = /color|background|border|outline|shadow|fill|stroke|caret|accent|^--/;
  if (!takesColor.test(property)) return undefined;
  return bare.match(/[a-z][\w-]*/gi)?.find((word) => colorNames.has(word.toLowerCase()));
}

function tierMessage(
  name: string,
  place: { inRoom: boolean; tokens: Tokens; local: ReadonlySet<string> },
): string | undefined {
  const { inRoom, tokens, local } = place;
  if (local.has(name) || tokens.meaning.has(name)) return undefined;
  if (tokens.raw.has(name)) return "is a raw value. Use the meaning that stands for it.";
  if (!tokens.component.has(name))
    return "is set nowhere. Add it to ui/src/tokens.css, or set it here.";
  return inRoom ? "belongs to a primitive of ui. Use a token of the meaning tier." : undefined;
}
