import { Drawer } from "@placket/ui/panel/drawer/Drawer";
import { useCategories, type MenuCategory } from "../../catalog/category.queries.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import { forgetSearchFilter } from "../search-filter.ts";
import { MenuPicture } from "./MenuPicture.tsx";
import { useCloseOnArrival } from "./use-close-on-arrival.ts";
import styles from "./VerticalMenu.module.css";

interface PanelProps {
  /** Of the portal. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All departments of a portal with what is in each, one under the other (MENU-09). */
export default function VerticalMenuPanel({ name, isOpen, onClose }: PanelProps) {
  const tree = useCategories();
  const { path } = useAddress();
  useCloseOnArrival(onClose);
  useBackCloses(isOpen, onClose);
  const here = tree.trailTo(path).at(-1)?.id;
  const links = (categories: readonly MenuCategory[], isTop = false) =>
    categories.map((category) => {
      const below = tree.childrenOf(category);
      return (
        <li key={category.id}>
          <a
            href={category.url}
            onClick={forgetSearchFilter}
            aria-current={category.id === here ? "page" : undefined}
          >
            {isTop ? null : <MenuPicture of={category} />}
            {category.name}
          </a>
          {below.length > 0 ? <ul>{links(below)}</ul> : null}
        </li>
      );
    });
  return (
    <Drawer side="start" open={isOpen} onClose={onClose} title={name} closeLabel={t("Close menu")}>
      <ul className={styles["list"]}>{links(tree.top, true)}</ul>
    </Drawer>
  );
}
