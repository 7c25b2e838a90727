import { lateModule } from "@placket/web/late/late-module";
import { size } from "@placket/domain/timings-and-sizes";
import { SearchBox } from "../search/SearchBox.tsx";
import { late } from "../slot/late.tsx";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { CategoryMenu } from "./menu/CategoryMenu.tsx";
import { FramePlace } from "./FramePlace.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./menu/MobileMenu.tsx";
import { useScroll } from "./use-scroll.ts";

/** Of portals alone (PORTAL-27): no retail page carries it. */
const VerticalMenu = late(
  "src/chrome/menu/VerticalMenu.tsx",
  lateModule(() => import("./menu/VerticalMenu.tsx")),
  null,
);

/**
 * The header of every page but the checkout's: logo, search, icons, menu (HEAD-01). Past its own
 * height the row stays in sight (HEAD-06); on a phone the search comes back when scrolling up (HEAD-10).
 */
export function Header() {
  const { portal } = useConfig();
  const isPast = useScroll(({ top }) => top > size.headerHeight);
  const goesUp = useScroll(
    ({ top, direction }) => direction === "up" && top > size.mobileSearchSlide,
  );
  return (
    <header className={`no-print ${styles["header"]}`} data-persistent={isPast} data-up={goesUp}>
      <div className={styles["bar"]}>
        <div className={`wrap ${styles["row"]}`}>
          <MobileMenu />
          <Logo />
          <div className={styles["search"]}>{portal?.hidesSearch ? null : <SearchBox />}</div>
          <div className={styles["actions"]}>
            <FramePlace at={["HEADERBEFOREACCOUNTLINKS"]} className={styles["beside"]} />
            <Slot in={slots.headerAccount} />
            <Slot in={slots.headerBadges} />
          </div>
        </div>
      </div>
      <nav className={styles["menu"]} aria-label={t("Categories")}>
        <div className="wrap">
          {portal?.hasVerticalMenu ? <VerticalMenu name={portal.name} /> : <CategoryMenu />}
        </div>
      </nav>
    </header>
  );
}
