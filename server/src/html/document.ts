import type { Assets } from "./assets.ts";
import { headTags } from "./head-tags.ts";
import { escapeHtml, jsonForScript, tag } from "./markup.ts";
import type { Rendered } from "./renderer.ts";

interface DocumentParts {
  readonly page: Extract<Rendered, { kind: "page" }>;
  readonly assets: Assets;
  /** The styles of the page, see `inlineCss`. */
  readonly css: string;
  readonly origin: string;
  readonly locale: string;
  /** Address of the locale's phrases, which the app needs before it draws. */
  readonly words: string | undefined;
}

/**
 * The whole HTML of a page. Styles stand in the head, so that nothing has to be fetched before the
 * first drawing; no script is inline, so the policy needs no exception.
 */
export function htmlDocument({ page, assets, css, origin, locale, words }: DocumentParts): string {
  const { head, title, siteName } = page;
  return [
    "<!doctype html>",
    tag("html", { lang: locale, dir: "ltr" }),
    "<head>",
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    `<title>${escapeHtml(title)}</title>`,
    preloads(page, assets),
    `<style>${css}</style>`,
    tag("script", { type: "module", src: assets.start, fetchpriority: "low" }) + "</script>",
    headTags(head, title, { origin, siteName, locale }),
    tag("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
    tag("meta", { name: "theme-color", content: "#ffffff" }),
    "</head><body>",
    `<div id="app">${page.html}</div>`,
    tag("script", {
      type: "application/json",
      id: "page-state",
      "data-scripts": scripts(page, assets),
      "data-styles": assets.stylesOf(page.file).join(" "),
      "data-words": words,
    }),
    jsonForScript(page.state),
    "</script>",
    "</body></html>",
  ].join("");
}

/** The app and the chunks it will import at once, for the small script that fetches them in time. */
function scripts({ file }: DocumentParts["page"], assets: Assets): string {
  return [assets.entry, ...assets.chunksOf(file)].join(" ");
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
