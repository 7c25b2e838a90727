import { Suspense, useEffect } from "react";
import { Letterhead } from "../../order/parts/Letterhead.tsx";
import type { Place } from "../../page/page.ts";
import { hrefOf } from "../../routing/address.ts";
import { loginHref } from "../../routing/referer.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";
import { maySee, partName, PARTS, partTitle } from "./account-parts.ts";
import styles from "./AccountPage.module.css";
import { Dashboard } from "./Dashboard.tsx";
import { PartBones } from "./PartBones.tsx";
import { PartMenu } from "./PartMenu.tsx";

/** The customer's own pages (ACCT-13, OPEN-38). Guests are led to the login, and back from there. */
export function AccountPage({ place }: { place: Place }) {
  const account = useAccount();
  const router = useRouter();
  const isGuest = account === null;
  const login = loginHref(hrefOf(place.address));
  useEffect(() => {
    if (isGuest) void router.navigate(login, { replace: true });
  }, [isGuest, login, router]);
  const Content = PARTS[partName(place)]?.Content ?? Dashboard;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <Letterhead />
      <h1 className={styles["title"]}>{partTitle(place)}</h1>
      <PartMenu place={place} account={account} />
      <div className={styles["content"]}>
        <Suspense fallback={<PartBones />}>
          {!account ? (
            <PartBones />
          ) : maySee(account, place) ? (
            // What was typed for one customer is not for another who has signed in here since.
            <Content key={account.id} account={account} place={place} />
          ) : (
            <p>{t("Only the holder of the account sees this page.")}</p>
          )}
        </Suspense>
      </div>
    </div>
  );
}
