import type { ShownLanguage, ShownSwitcher } from "@placket/contract/store/switcher.codec";
import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { MouseEvent } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { useKnownCustomer } from "../../session/known-customer.ts";
import { t } from "../../translation/translate.ts";
import { goToStore, hrefIn, type Leaving } from "./go-to-store.ts";
import styles from "./StoreSelector.module.css";
import { switcherQuery } from "./switcher.queries.ts";

interface StoreSelectorProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly leaving?: Leaving;
}

/** Regions, their stores, and the languages of each (STORE-01); the page behind does not scroll (STORE-04). */
export default function StoreSelector({ open, onClose, leaving }: StoreSelectorProps) {
  useBackCloses(open, onClose);
  const { data, isError, refetch } = useQuery(switcherQuery(useShop()));
  return (
    <Dialog open={open} onClose={onClose} title={t("Select your Location")} closeLabel={t("Close")}>
      {data ? <Regions switcher={data} leaving={leaving} /> : null}
      {data || isError ? null : (
        <SkeletonRegion label={t("Loading")}>
          <SkeletonText lines={4} size={22} last={60} />
        </SkeletonRegion>
      )}
      {!data && isError ? (
        <div role="alert">
          <p>{t("Something went wrong. Please try again.")}</p>
          <Button onClick={() => void refetch()}>{t("Try again")}</Button>
        </div>
      ) : null}
    </Dialog>
  );
}

interface RegionsProps {
  readonly switcher: ShownSwitcher;
  readonly leaving: Leaving | undefined;
}

function Regions({ switcher: { regions, sharesSignIn }, leaving }: RegionsProps) {
  const languages = regions.flatMap(({ stores }) => stores.flatMap((store) => store.languages));
  const { storeCode } = useShop();
  const from = languages.find(({ code }) => code === storeCode) ?? languages[0];
  if (!from) return null;
  return (
    <div className={styles["regions"]}>
      {regions.map(({ name, stores }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles["region"]}>{name}</h3>
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
