import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { Suspense, useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./MobileMenu.module.css";

const MobileMenuPanel = awaited(
  lateModule(() => import("./MobileMenuPanel.tsx")),
  (module) => module.default,
);

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
