import { escapeHtml } from "@placket/domain/escape-html";
import { inOneLine } from "@placket/domain/one-line";

/** HTML that this house wrote: only `markup` makes it, so what others typed is never markup. */
class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}
export type { Markup };

/** HTML with values put in. Texts are escaped, and stay on their line; only what is markup already goes in as it is. */
export function markup(
  written: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const source = written.map((part, at) => part + sourceOf(values[at] ?? ""));
  return new Markup(source.join(""));
}

function sourceOf(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(({ source }) => source).join("");
  return escapeHtml(inOneLine(String(value)));
}
