/** Elements as text: what is written here is well-formed whatever stands in it. */
export interface Xml {
  readonly xml: string;
}

type Child = Xml | string | readonly Xml[] | null;

/** One element with its attributes and what it holds: text, elements, or nothing. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): Xml {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = children.map(written).join("");
  const head = `${name}${said.join("")}`;
  return { xml: inner === "" ? `<${head}/>` : `<${head}>${inner}</${name}>` };
}

function written(child: Child): string {
  if (child === null) return "";
  if (typeof child === "string") return escaped(child);
  return "xml" in child ? child.xml : child.map(({ xml }) => xml).join("");
}

/** XML knows no characters below a space but these three, and no halves of a pair. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
