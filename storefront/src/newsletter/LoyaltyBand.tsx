import { buttonClass } from "@placket/ui/action/button/Button";
import { useId } from "react";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./NewsletterBand.module.css";

/** Tells a customer above the footer of the programme of points (FOOT-06). */
export function LoyaltyBand() {
  const title = useId();
  return (
    <section className={`no-print ${styles["band"]}`} aria-labelledby={title}>
      <div className={`wrap ${styles["inner"]}`}>
        <div>
          <h2 id={title} className={styles["title"]}>
            {t("Every order earns points")}
          </h2>
          <p className="muted">{t("Spend them on the next one.")}</p>
        </div>
        <div>
          <a className={buttonClass({})} href={hrefTo("rewards")}>
            {t("See Your Points")}
          </a>
        </div>
      </div>
    </section>
  );
}
