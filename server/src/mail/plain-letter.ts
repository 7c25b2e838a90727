import { escapeHtml } from "@placket/domain/escape-html";

/** A letter of a few lines, for readers with and without HTML. A line that is an address leads there. */
export function plainLetter({
  lang,
  lines,
}: {
  readonly lang: string;
  readonly lines: readonly string[];
}): { readonly text: string; readonly html: string } {
  const body = lines.map((line) => `<p>${lineHtml(line)}</p>`).join("");
  return {
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="${escapeHtml(lang)}"><body>${body}</body></html>`,
  };
}

const lineHtml = (line: string) =>
  /^https?:\/\/\S+$/.test(line)
    ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>`
    : escapeHtml(line);
