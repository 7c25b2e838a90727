/** The texts that a reader of an HTML letter sees, one for each element, without its title. */
export function textsSeen(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(/<[^>]+>/)
    .map((text) =>
      plain(text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? "")),
    )
    .filter((text) => text !== "");
}

/** Addresses that its links lead to. */
export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

/** What is wrapped or quoted reads as it was written. */
export const plain = (text: string) =>
  text.replaceAll(/\n> ?/g, "\n").replaceAll(/\s+/g, " ").trim();

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
