import { Icon } from "@placket/ui/drawing/icon/Icon";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useState } from "react";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import styles from "./VerticalMenu.module.css";

const VerticalMenuPanel = awaited(
  lateModule(() => import("./VerticalMenuPanel.tsx")),
  (module) => module.default,
);

/**
 * The menu of a portal that has one of its own (PORTAL-27, MENU-09): a button that opens one list of all departments at
 * the side of the page. The list lies over the whole page, so that nothing below it is half covered and pressed instead.
 */
export default function VerticalMenu({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles["door"]} aria-expanded={isOpen} onClick={open}>
        <Icon name="menu" size={20} />
        <span className={styles["name"]}>{t("%1: all departments", name)}</span>
      </button>
      {wasOpened ? (
        <Suspense>
          <VerticalMenuPanel name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
