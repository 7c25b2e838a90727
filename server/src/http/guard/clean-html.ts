import sanitizeHtml from "sanitize-html";

/**
 * HTML that staff or an import wrote, made safe to show: text, lists, tables, pictures and links of the
 * store's own kind; no script, no style, no event, no frame (issue §8). Dates to count down to stay (OPEN-56).
 */
export function cleanHtml(html: string): string {
  if (!MARKUP.test(html)) return html;
  return sanitizeHtml(html, {
    allowedTags: [...TEXT, ...TABLE, "img", "a"],
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      "*": ["lang", "dir", "data-start", "data-end"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}

/** What a text without any of these says is what it shows. */
const MARKUP = /[<>&]/;

const TEXT = [
  "h2",
  "h3",
  "h4",
  "p",
  "br",
  "hr",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "b",
  "strong",
  "i",
  "em",
  "small",
  "sub",
  "sup",
  "blockquote",
  "figure",
  "figcaption",
  "span",
  "div",
];
const TABLE = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
