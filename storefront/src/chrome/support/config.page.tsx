import { Button } from "@placket/ui/action/button/Button";
import { useSyncExternalStore } from "react";
import { copyText } from "../../notice/clipboard.ts";
import type { PageModule } from "../../page/page.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { browserFacts, storeFacts } from "./facts.ts";
import styles from "./ConfigPage.module.css";

export const head: PageModule["head"] = () => ({
  title: t("For our support"),
  canonical: hrefTo("config"),
  robots: "noindex, nofollow",
});

const never = () => () => {};

/**
 * `/config`: what support asks of a shopper whose page does not work, to be read out or copied (ROUTE-09, reading 4).
 * Nothing of who they are.
 */
export const Page: PageModule["Page"] = () => {
  const config = useConfig();
  // Only a browser knows them, and only once the page is its own.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const facts = [...storeFacts(config), ...(isBrowser ? browserFacts(window) : [])];
  const asText = facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("For our support")}</h1>
      <p>
        {t("Does a page not do what it should? Send us this with a word about what you did.")}{" "}
        <a className="link" href={hrefTo("contact")}>
          {t("Contact Us")}
        </a>
      </p>
      <dl className={styles["facts"]}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          kind="line"
          onClick={() => void copyText(asText, navigator.clipboard, t("the list"))}
        >
          {t("Copy")}
        </Button>
      </div>
    </div>
  );
};
