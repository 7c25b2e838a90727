import { menuPromotionAt } from "@placket/domain/store/frame/menu-promotion";
import { timing } from "@placket/domain/timings-and-sizes";
import { Accordion, Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { Drawer } from "@placket/ui/panel/drawer/Drawer";
import { useRef } from "react";
import { useCategories, type MenuCategory } from "../../catalog/category.queries.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import { FramePlace } from "../FramePlace.tsx";
import { forgetSearchFilter } from "../search-filter.ts";
import { MenuPicture } from "./MenuPicture.tsx";
import styles from "./MobileMenu.module.css";
import { useCloseOnArrival } from "./use-close-on-arrival.ts";

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The departments as an accordion with their subcategories and a 'Shop all' link each (HEAD-04). */
export default function MobileMenuPanel({ isOpen, onClose }: PanelProps) {
  const tree = useCategories();
  useCloseOnArrival(onClose);
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      side="start"
      open={isOpen}
      onClose={onClose}
      title={t("Menu")}
      closeLabel={t("Close menu")}
    >
      <Accordion>
        <ul className={styles["list"]}>
          {tree.top.map((category, index) => (
            <Row
              key={category.id}
              index={index}
              category={category}
              below={tree.childrenOf(category)}
            />
          ))}
        </ul>
      </Accordion>
    </Drawer>
  );
}

interface RowProps {
  /** Among the departments, from 0. */
  readonly index: number;
  readonly category: MenuCategory;
  readonly below: readonly MenuCategory[];
}

function Row({ index, category, below }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  if (below.length === 0) {
    return (
      <li>
        <a className={styles["plain"]} href={category.url} onClick={forgetSearchFilter}>
          {category.name}
        </a>
      </li>
    );
  }
  const reveal = (isOpen: boolean) => {
    if (!isOpen) return;
    setTimeout(() => row.current?.scrollIntoView({ block: "nearest" }), timing.accordion);
  };
  return (
    <li ref={row}>
      <Disclosure title={category.name} value={String(category.id)} onToggle={reveal}>
        <ul className={styles["sub"]}>
          <li>
            <a href={category.url} onClick={forgetSearchFilter}>
              {t("Shop all")}
              <span className="visually-hidden"> {category.name}</span>
            </a>
          </li>
          {below.map((child) => (
            <li key={child.id}>
              <a href={child.url} onClick={forgetSearchFilter}>
                <MenuPicture of={child} />
                {child.name}
              </a>
            </li>
          ))}
        </ul>
        <FramePlace at={[menuPromotionAt(index)]} />
      </Disclosure>
    </li>
  );
}
