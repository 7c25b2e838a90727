/** Text inside an element or a double-quoted attribute: never markup. */
export function escapeHtml(text: string): string {
  // Most texts have none of them, and replacing costs several times what looking does.
  return /[&<>"']/.test(text)
    ? text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
    : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
