import { escapeHtml } from "@placket/domain/escape-html";

/** JSON inside a script element: no `<` can end it early. */
export function jsonForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** `<meta name="a" content="b">`; attributes without a value are left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value ?? "")}"`));
  return `<${name}${written.join("")}>`;
}
