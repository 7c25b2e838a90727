import { linesOf } from "@placket/domain/one-line";
import { markup, type Markup } from "../markup.ts";
import { STYLES } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind } from "./block.ts";

/** What the letter is about. */
export const heading: BlockKind<"heading"> = {
  html: ({ text }) => markup`<h1 class="ink" style="${STYLES.heading}">${text}</h1>`,
  text: ({ text }) => wrapped(text),
};

/** What the shop says. */
export const paragraph: BlockKind<"paragraph"> = {
  html: ({ text }) => {
    const paragraphs = paragraphsOf(text).map(
      (lines, at) =>
        markup`<p class="ink" style="${at === 0 ? STYLES.paragraph : STYLES.nextParagraph}">${broken(lines)}</p>`,
    );
    return paragraphs.length === 0 ? "" : markup`${paragraphs}`;
  },
  text: ({ text }) =>
    paragraphsOf(text)
      .map((lines) => lines.map((line) => wrapped(line)).join("\n"))
      .join("\n\n"),
};

/** What the reader typed: quoted, so that no line of it can pass for one of the shop's. */
export const note: BlockKind<"note"> = {
  html: ({ title, text }, { start }) => {
    const lines = noteLines(text);
    return lines.length === 0
      ? ""
      : markup`<h2 class="ink" style="${STYLES.title}">${title}</h2><div class="ink stitch" style="${STYLES.quote};border-${start}-width:2px"><bdi>${broken(lines)}</bdi></div>`;
  },
  text: ({ title, text }) => {
    const lines = noteLines(text);
    return lines.length === 0
      ? ""
      : [wrapped(`${title}:`), ...lines.map((line) => wrapped(line, "> "))].join("\n");
  },
};

/** Lines one below the other. */
function broken(lines: readonly string[]): Markup {
  const [first = "", ...rest] = lines;
  return markup`${first}${rest.map((line) => markup`<br>${line}`)}`;
}

/** Paragraphs, line by line; what is empty is none. */
function paragraphsOf(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.trim() === "") found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((lines) => lines.length > 0);
}

const noteLines = (text: string) => (text.trim() === "" ? [] : linesOf(text.trim()));
