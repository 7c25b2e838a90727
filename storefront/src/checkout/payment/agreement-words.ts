/**
 * The paragraphs of an agreement as plain text. Staff write them as HTML, which is read here without
 * being run or shown: whatever it holds besides words is left out.
 */
export function paragraphsOf(content: string, isHtml: boolean): readonly string[] {
  if (!isHtml) return cleaned(content.split(/\n{2,}/));
  const { body } = new DOMParser().parseFromString(content, "text/html");
  for (const unread of body.querySelectorAll("script, style, template")) unread.remove();
  for (const end of body.querySelectorAll("br, p, div, li, h1, h2, h3, h4, h5, h6, tr")) {
    end.append("\n");
    if (end.tagName === "BR") end.replaceWith("\n");
  }
  return cleaned(body.textContent.split("\n"));
}

function cleaned(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
}
