/** A category name in two parts: `Shop By` and `Color` (MENU-03). */
interface CategoryTitle {
  readonly prefix: string;
  readonly rest: string;
}

/** `Shop By Color` and `By Color` are split; any other name has no prefix (MENU-03). */
export function categoryTitle(name: string): CategoryTitle {
  const match = /^(shop by|by)\s+(.+)$/i.exec(name.trim());
  return match
    ? { prefix: match[1] ?? "", rest: match[2] ?? "" }
    : { prefix: "", rest: name.trim() };
}

export function isShopByCategory(name: string): boolean {
  return categoryTitle(name).prefix !== "";
}
