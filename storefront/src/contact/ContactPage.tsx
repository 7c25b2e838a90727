import { buttonClass } from "@placket/ui/action/button/Button";
import { useRef, useState } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { contactQuery } from "./contact.queries.ts";
import { ContactForm } from "./ContactForm.tsx";
import styles from "./ContactPage.module.css";

/** `/contact`: how to reach the shop, and a form that writes to it. */
export function ContactPage() {
  const { data } = useQuery(contactQuery(useShop()));
  // The server draws the form, as nearly every shop has it.
  const isClosed = data?.isOpen === false;
  const [said, say] = useState<string>();
  const told = useRef<HTMLOutputElement>(null);
  const end = (words: string) => {
    say(words);
    // What was filled in makes way: the focus stays on the page, and what came of it is read.
    told.current?.focus();
  };
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Contact Us")}</h1>
      <div className={styles["columns"]}>
        <div>
          <output ref={told} tabIndex={-1} className={styles["told"]}>
            {said}
          </output>
          {said === undefined ? null : (
            <p className={styles["next"]}>
              <a className={buttonClass({ kind: "line" })} href={hrefTo("home")}>
                {t("Continue Shopping")}
              </a>
            </p>
          )}
          {said === undefined && !isClosed ? (
            <ContactForm check={data?.check ?? null} onSent={end} />
          ) : null}
          {isClosed ? <p>{t("The contact form is unavailable.")}</p> : null}
        </div>
        <OtherWays />
      </div>
    </div>
  );
}

/** How to be answered sooner. */
function OtherWays() {
  const { phone } = useConfig();
  return (
    <section aria-labelledby="contact-ways" className={styles["ways"]}>
      <h2 id="contact-ways">{t("Other ways to reach us")}</h2>
      <p>
        {t("By telephone:")}{" "}
        <a className="link" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          {phone}
        </a>
      </p>
      <p>
        {t("About an order:")}{" "}
        <a className="link" href={hrefTo("guestOrder")}>
          {t("Find an Order")}
        </a>
      </p>
    </section>
  );
}
