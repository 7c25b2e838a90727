import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { lazy, Suspense, useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./MobileMenu.module.css";

const MobileMenuPanel = lazy(() => import("./MobileMenuPanel.tsx"));

/** The hamburger of narrow screens; the panel comes with its first opening (HEAD-04). */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // The opposite of how the accordion stands (HEAD-13).
  const toggle = () => {
    setOpened(true);
    setOpen(!isOpen);
  };
  return (
    <div className={styles["menu"]}>
      <IconButton icon="menu" label={t("Menu")} aria-expanded={isOpen} onClick={toggle} />
      {wasOpened ? (
        <Suspense>
          <MobileMenuPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
