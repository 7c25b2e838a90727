import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { t } from "../translation/translate.ts";
import styles from "./ScrollToTop.module.css";
import { useScroll } from "./use-scroll.ts";

/** The arrow back to the top, there once the page is scrolled (FOOT-03). */
export function ScrollToTop() {
  const isScrolled = useScroll(({ top }) => top > 0);
  if (!isScrolled) return null;
  return (
    <IconButton
      icon="arrow-up"
      kind="line"
      label={t("Scroll to top")}
      className={`no-print ${styles["arrow"]}`}
      onClick={toTop}
    />
  );
}

function toTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById("main")?.focus({ preventScroll: true });
}
