import type { ShownNewsletter } from "@placket/contract/store/config.codec";
import { useId } from "react";
import { useConfig } from "../store/config.queries.ts";
import { LoyaltyBand } from "./LoyaltyBand.tsx";
import { useKnownCustomer } from "../session/known-customer.ts";
import { t } from "../translation/translate.ts";
import styles from "./NewsletterBand.module.css";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { PopupDoor } from "./popup/PopupDoor.tsx";

/** Asks for the newsletter, as staff have it: above the footer, where a
 * customer of a shop with a programme of points is told of that instead (FOOT-06), and by the popup. Members of a portal are asked nowhere. */
export default function NewsletterBand() {
  const { newsletter, portal, hasRewardsBand } = useConfig();
  const who = useKnownCustomer();
  if (portal?.isActive) return null;
  return (
    <>
      {who && hasRewardsBand ? <LoyaltyBand /> : newsletter && <Band box={newsletter} />}
      <PopupDoor />
    </>
  );
}

/** FOOT-02, FOOT-08. */
function Band({ box }: { readonly box: ShownNewsletter }) {
  const title = useId();
  return (
    <section className={`no-print ${styles["band"]}`} aria-labelledby={title}>
      <div className={`wrap ${styles["inner"]}`}>
        <div>
          <h2 id={title} className={styles["title"]}>
            {t("First to know")}
          </h2>
          <p className="muted">{t("New garments, restocks and offers, by email.")}</p>
        </div>
        <NewsletterForm box={box} />
      </div>
    </section>
  );
}
