import { escapeHtml } from "@placket/domain/escape-html";
import type { Assets } from "./assets.ts";
import { headTags } from "./head-tags.ts";
import { jsonForScript, tag } from "./markup.ts";
import type { DrawnPage } from "@placket/contract/page-drawing";

interface DocumentParts {
  readonly page: Extract<DrawnPage, { kind: "page" }>;
  readonly assets: Assets;
  /** The styles of the page, see `inlineCss`. */
  readonly css: Buffer;
  readonly origin: string;
  readonly locale: string;
  /** Address of the locale's phrases, which the app needs before it draws. */
  readonly words: string | undefined;
  /** Which list of cookies the page shows, and what may be kept before a choice; undefined: nobody is asked. */
  readonly consent: string | undefined;
  /** Who is told what shoppers do, JSON (`pageAnalyticsText`); undefined: nobody is. */
  readonly analytics: string | undefined;
}

/**
 * The whole HTML of a page. Styles stand in the head, so that nothing has to be fetched before the
 * first drawing; no script is inline, so the policy needs no exception.
 */
export function htmlDocument(parts: DocumentParts): Buffer {
  const { page, assets, css, origin, locale, words, consent, analytics } = parts;
  const { head, title, siteName } = page;
  // Piece by piece: a letter beyond Latin-1 in one of them would make the whole text twice as long in memory.
  const pieces = [
    "<!doctype html>",
    tag("html", { lang: locale, dir: "ltr", "data-consent": consent, "data-analytics": analytics }),
    "<head>",
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    `<title>${escapeHtml(title)}</title>`,
    preloads(page, assets),
    "<style>",
    css,
    "</style>",
    tag("script", { type: "module", src: assets.start, fetchpriority: "low" }) + "</script>",
    headTags(head, title, { origin, siteName, locale }),
    tag("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
    tag("meta", { name: "theme-color", content: "#ffffff" }),
    "</head><body>",
    `<div id="app">`,
    ...page.html,
    "</div>",
    page.whenLost,
    tag("script", {
      type: "application/json",
      id: "page-state",
      "data-scripts": scripts(page, assets),
      "data-styles": assets.stylesOf(modulesOf(page)).join(" "),
      "data-words": words,
    }),
    jsonForScript(page.state),
    "</script>",
    "</body></html>",
  ];
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
}

/** The modules that a page was drawn by: its own, and its late parts'. */
export function modulesOf({ file, late }: DocumentParts["page"]): readonly string[] {
  return file === undefined ? late : [file, ...late];
}

/** The app and the chunks it will import at once, for the small script that fetches them in time. */
function scripts({ file }: DocumentParts["page"], assets: Assets): string {
  return [assets.entry, ...assets.chunksOf(file === undefined ? [] : [file])].join(" ");
}

/** The picture and the font of the first screen. */
function preloads({ head }: DocumentParts["page"], assets: Assets): string {
  const picture = head.firstPicture;
  return [
    picture === undefined
      ? ""
      : tag("link", {
          rel: "preload",
          as: "image",
          href: picture.src,
          imagesrcset: picture.srcSet,
          imagesizes: picture.sizes,
          fetchpriority: "high",
        }),
    assets.font === undefined
      ? ""
      : tag("link", {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          href: assets.font,
          crossorigin: true,
        }),
  ].join("");
}
