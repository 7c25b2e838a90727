import type { Part, PartOf } from "@placket/domain/content/part";
import type { PartKind } from "@placket/domain/content/part-kinds";
import { BANNER_PX } from "@placket/domain/content/picture";
import { skusIn } from "@placket/domain/content/part";
import { escapeHtml } from "@placket/domain/escape-html";
import { imageSrcSet, imageUrl } from "@placket/domain/media/image-url";

/** A product as a page names it. */
interface NamedProduct {
  readonly name: string;
  readonly url: string;
  /** Below the pictures of the catalogue; undefined for none. */
  readonly image: string | undefined;
}

/** What a shopper sees of the products that a page names; those that nobody may see are left out. */
export type FindProducts = (skus: readonly string[]) => readonly NamedProduct[];

/**
 * Parts as plain HTML, for whoever draws no components: clients of Magento's calls, and places of header and footer.
 * What staff typed is escaped; their HTML was cleaned as it was written.
 */
export const drawParts = (parts: readonly Part[], find: FindProducts): string =>
  parts.map((part) => drawPart(part, find)).join("");

const drawPart = <Kind extends PartKind>(part: PartOf<Kind>, find: FindProducts): string =>
  DRAWN[part.kind](part, find);

type Draw = { readonly [Kind in PartKind]: (part: PartOf<Kind>, find: FindProducts) => string };

const DRAWN: Draw = {
  text: ({ values }) => values.html,
  banner: ({ values }) => banner(values),
  hero: ({ entries }) => `<div class="hero">${entries.map(banner).join("")}</div>`,
  hotspots: ({ values, entries }) =>
    `<figure>${picture(values)}<figcaption>${entries.map(spot).join("")}</figcaption></figure>`,
  products: ({ values }, find) => products(values, find),
  recommended: ({ values }, find) => products(values, find),
  stories: ({ values, entries }) => `${heading(values.title)}${entries.map(story).join("")}`,
  callToAction: ({ values }) =>
    `<div class="call-to-action">${heading(values.title)}${line(values.text)}${link(values)}</div>`,
  emailConnect: ({ values }) =>
    `<div class="email-connect">${heading(values.title)}${line(values.text)}</div>`,
  popup: ({ values }) => over(values),
  overlay: ({ values }) => over(values),
  // A browser reads it as no script; whatever it says, it cannot end its own element.
  json: ({ values: { name, body } }) =>
    `<script type="application/json" data-widget="${escapeHtml(name)}">${body.replaceAll("<", String.raw`\u003c`)}</script>`,
};

interface Pictured {
  readonly picture: string;
  readonly alt: string;
}

const picture = ({ picture: file, alt }: Pictured): string =>
  `<img src="${imageUrl(file, 1440)}" srcset="${imageSrcSet(file)}" sizes="100vw" width="${BANNER_PX.width}" height="${BANNER_PX.height}" alt="${escapeHtml(alt)}" loading="lazy">`;

const heading = (text: string) => (text === "" ? "" : `<h2>${escapeHtml(text)}</h2>`);
const line = (text: string) => (text === "" ? "" : `<p>${escapeHtml(text)}</p>`);

const link = ({ href, label }: { readonly href: string; readonly label: string }) =>
  href === "" || label === ""
    ? ""
    : `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

type Banner = PartOf<"banner">["values"];
const banner = (values: Banner): string =>
  `<figure>${picture(values)}<figcaption>${heading(values.title)}${line(values.text)}${link(values)}</figcaption></figure>`;

const spot = ({ name, text, href }: PartOf<"hotspots">["entries"][number]): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(name)}</a>${text === "" ? "" : ` ${escapeHtml(text)}`}</p>`;

const story = (values: PartOf<"stories">["entries"][number]): string =>
  `<article>${picture(values)}<h3><a href="${escapeHtml(values.href)}">${escapeHtml(values.title)}</a></h3>${line(values.text)}</article>`;

function products({ title, skus }: PartOf<"products">["values"], find: FindProducts): string {
  const items = find(skusIn(skus)).map(
    ({ name, url, image }) =>
      `<li><a href="${escapeHtml(url)}">${image === undefined ? "" : `<img src="${imageUrl(image, 240)}" alt="" width="240" height="300" loading="lazy">`}${escapeHtml(name)}</a></li>`,
  );
  return items.length === 0 ? "" : `${heading(title)}<ul>${items.join("")}</ul>`;
}

const over = ({ title, html }: PartOf<"popup">["values"]): string => `${heading(title)}${html}`;
