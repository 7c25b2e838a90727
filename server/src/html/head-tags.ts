import { jsonForScript, tag } from "./markup.ts";
import type { PageHead } from "@placket/contract/page-drawing";

interface Site {
  /** Scheme and host, without a final slash. */
  readonly origin: string;
  readonly siteName: string;
  readonly locale: string;
}

/** The tags by which search engines and link previews know a page. */
export function headTags(
  head: PageHead,
  title: string,
  { origin, siteName, locale }: Site,
): string {
  const absolute = (address: string) => (address.startsWith("/") ? origin + address : address);
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical);
  const image = head.image === undefined ? undefined : absolute(head.image);
  return [
    meta("description", head.description),
    meta("robots", head.robots),
    canonical === undefined ? "" : tag("link", { rel: "canonical", href: canonical }),
    property("og:title", title),
    property("og:description", head.description),
    property("og:type", head.ogType ?? "website"),
    property("og:url", canonical),
    property("og:site_name", siteName),
    property("og:locale", locale.replace("-", "_")),
    property("og:image", image),
    meta("twitter:card", image === undefined ? "summary" : "summary_large_image"),
    ...(head.jsonLd ?? []).map((block) => jsonLd(block, absolute)),
  ].join("");
}

/** Fields of structured data that hold an address: the host is added to those of this site. */
const ADDRESS_FIELDS = new Set(["url", "item", "image", "urlTemplate", "@id", "logo"]);

function jsonLd(block: object, absolute: (address: string) => string): string {
  const text = JSON.stringify(block, (key, value: unknown) => {
    if (!ADDRESS_FIELDS.has(key)) return value;
    if (typeof value === "string") return absolute(value);
    return Array.isArray(value)
      ? value.map((entry: unknown) => (typeof entry === "string" ? absolute(entry) : entry))
      : value;
  });
  return `<script type="application/ld+json">${jsonForScript(text)}</script>`;
}

function meta(name: string, content: string | undefined): string {
  return content === undefined ? "" : tag("meta", { name, content });
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? "" : tag("meta", { property: name, content });
}
