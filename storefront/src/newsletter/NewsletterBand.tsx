import { useId } from "react";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./NewsletterBand.module.css";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** Asks above the footer for the newsletter (FOOT-02, FOOT-08), as staff have it; members of a portal are asked nowhere. */
export default function NewsletterBand() {
  const { newsletter, portal } = useConfig();
  const title = useId();
  if (!newsletter || portal?.isActive) return null;
  return (
    <section className={`no-print ${styles["band"]}`} aria-labelledby={title}>
      <div className={`wrap ${styles["inner"]}`}>
        <div>
          <h2 id={title} className={styles["title"]}>
            {t("First to know")}
          </h2>
          <p className="muted">{t("New garments, restocks and offers, by email.")}</p>
        </div>
        <NewsletterForm box={newsletter} />
      </div>
    </section>
  );
}
