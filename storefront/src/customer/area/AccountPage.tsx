import { classNames } from "@placket/ui/class-names";
import { Suspense, useEffect, useRef } from "react";
import { Letterhead } from "../../order/parts/Letterhead.tsx";
import type { Place } from "../../page/page.ts";
import { hrefOf } from "../../routing/address.ts";
import { loginHref } from "../../routing/referer.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccount, type Account } from "../account.ts";
import { maySee, menuAt, partName, PARTS, partTitle } from "./account-parts.ts";
import styles from "./AccountPage.module.css";
import { Dashboard } from "./Dashboard.tsx";
import { PartBones } from "./PartBones.tsx";

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

interface PartMenuProps {
  readonly place: Place;
  readonly account: Account | null | undefined;
}

function PartMenu({ place, account }: PartMenuProps) {
  const row = useRef<HTMLUListElement>(null);
  const rows = menuAt(place, useConfig(), account);
  const route = rows.find(({ isCurrent }) => isCurrent)?.route;
  const here = route && hrefTo(route);
  // Where the row is wider than the screen, the part that one is in stands in the middle.
  useEffect(() => {
    const { current } = row;
    const link = current?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (!current || !link) return;
    current.scrollLeft = link.offsetLeft - (current.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={t("Account")} className={`no-print ${styles["menu"]}`}>
      <ul ref={row}>
        {rows.map(({ route, title, isCurrent }) => (
          <li key={route}>
            <a
              href={hrefTo(route)}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(isCurrent && "bartack")}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
