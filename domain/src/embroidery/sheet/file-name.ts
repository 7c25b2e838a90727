/**
 * The name of a design's files, without an ending: `fileName(["HEAD CHEF", "Kitchen"])` is
 * `"head-chef-kitchen"`; a text without plain letters is a `"design"`.
 */
export function fileName(lines: readonly string[]): string {
  const plain = lines
    .join(" ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  return plain === "" ? "design" : plain;
}
