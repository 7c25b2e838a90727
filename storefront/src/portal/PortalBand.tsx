import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { PortalNotice } from "../customer/login/PortalNotice.tsx";
import { useAddress } from "../routing/RouterContext.tsx";
import { matchRoute, routes } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./PortalBand.module.css";
import { usePortalWords } from "./use-portal-words.ts";

/** What a portal says above the footer (PORTAL-05, PORTAL-06): its members' links, and its disclaimer, to be opened. */
export default function PortalBand() {
  const words = usePortalWords();
  const { path } = useAddress();
  // The login says it itself.
  if (!words || matchRoute(path)?.type === routes.login.type) return null;
  const { name, footerNavigation, disclaimer } = words;
  if (footerNavigation === "" && disclaimer === "") return null;
  return (
    <section className={`no-print ${styles["band"]}`} aria-label={name}>
      <div className={`wrap ${styles["inner"]}`}>
        {footerNavigation === "" ? null : (
          <nav aria-label={t("Links of %1", name)}>
            <PortalNotice html={footerNavigation} />
          </nav>
        )}
        {disclaimer === "" ? null : (
          <Disclosure title={t("Disclaimer")}>
            <PortalNotice html={disclaimer} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}
