import { t } from "../translation/translate.ts";
import type { ShownItem } from "./cart.queries.ts";
import { optionsLine } from "./ItemFacts.tsx";

/** What an item is called where one product may stand in several sizes: "Merrow chef coat, White, L". */
export function itemLabel(item: ShownItem): string {
  return [itemName(item), optionsLine(item)].filter(Boolean).join(", ");
}

/** The name of an item as the way to its product, while there is one: digitizing has no page, nor what is gone. */
export function ItemName({
  item,
  onClick,
}: {
  item: ShownItem;
  onClick?: (() => void) | undefined;
}) {
  if (item.url === "/") return itemName(item);
  return (
    <a href={item.url} onClick={onClick}>
      {item.name}
    </a>
  );
}

/** An item whose product left the store has no name of its own any more. */
function itemName({ name }: ShownItem): string {
  return name === "" ? t("Item that is not sold any more") : name;
}
