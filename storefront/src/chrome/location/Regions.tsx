import type { ShownLanguage, ShownSwitcher } from "@placket/contract/store/switcher.codec";
import type { MouseEvent } from "react";
import { useShop } from "../../api/shop.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { useKnownCustomer } from "../../session/known-customer.ts";
import { goToStore, hrefIn, type Leaving } from "./go-to-store.ts";
import styles from "./Regions.module.css";

interface RegionsProps {
  readonly switcher: ShownSwitcher;
  /** What the names of regions are among the headings of where they stand. */
  readonly heading: "h2" | "h3";
  /** What is asked before one leaves. */
  readonly leaving?: Leaving | undefined;
}

/** Regions, their stores, and the languages of each: every one leads to the page that is open (STORE-01). */
export function Regions({
  switcher: { regions, sharesSignIn },
  heading: Heading,
  leaving,
}: RegionsProps) {
  const languages = regions.flatMap(({ stores }) => stores.flatMap((store) => store.languages));
  const { storeCode } = useShop();
  const from = languages.find(({ code }) => code === storeCode) ?? languages[0];
  if (!from) return null;
  return (
    <div className={styles["regions"]}>
      {regions.map(({ name, stores }) => (
        <section key={name} aria-label={name}>
          <Heading className={styles["region"]}>{name}</Heading>
          <ul className={styles["stores"]}>
            {stores.map((store) => (
              <li key={store.name} className={styles["store"]}>
                {store.name === name ? null : <span>{store.name}</span>}
                <ul className={styles["languages"]}>
                  {store.languages.map((to) => (
                    <li key={to.code}>
                      <Language from={from} to={to} leaving={leaving} shares={sharesSignIn} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LanguageProps {
  readonly from: ShownLanguage;
  readonly to: ShownLanguage;
  readonly shares: boolean;
  readonly leaving: Leaving | undefined;
}

function Language({ from, to, shares, leaving }: LanguageProps) {
  const shop = useShop();
  const address = useAddress();
  const who = useKnownCustomer();
  const going = { from, to, address };
  const press = (event: MouseEvent) => {
    // Another tab is the browser's own to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goToStore(shop, { ...going, takesSignIn: shares && Boolean(who) }, leaving);
  };
  return (
    <a
      href={hrefIn(going)}
      className="no-spa"
      onClick={press}
      aria-current={to.code === from.code || undefined}
    >
      {to.name}
    </a>
  );
}
