import { classNames } from "@placket/ui/class-names";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { lazy, Suspense, useEffect, type ComponentType } from "react";
import type { Place } from "../../page/page.ts";
import { hrefOf } from "../../routing/address.ts";
import { loginHref } from "../../routing/referer.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { useAccount, type Account } from "../account.ts";
import styles from "./AccountPage.module.css";
import { Dashboard } from "./Dashboard.tsx";

/** With the checkout's form, which the first page can do without. */
const AddressBook = lazy(async () => ({
  default: (await import("./addresses/AddressBook.tsx")).AddressBook,
}));

const Profile = lazy(async () => ({
  default: (await import("./profile/Profile.tsx")).Profile,
}));

/** What every page of the account is given. */
export interface AccountPartProps {
  readonly account: Account;
  readonly place: Place;
}

interface Part {
  readonly title: string;
  readonly route: "account" | "accountEdit" | "addressBook";
  readonly Content: ComponentType<AccountPartProps>;
}

/** The pages of the account, in the order of their menu; `params.part` of a route names one. */
const PARTS: Readonly<Record<string, Part>> = {
  dashboard: { title: "My Account", route: "account", Content: Dashboard },
  profile: { title: "Account Information", route: "accountEdit", Content: Profile },
  addresses: { title: "Address Book", route: "addressBook", Content: AddressBook },
};

const partOf = ({ params }: Place): string => params["part"] ?? "dashboard";

export const partTitle = (place: Place): string => PARTS[partOf(place)]?.title ?? "My Account";

/** The customer's own pages (ACCT-13, OPEN-38). Guests are led to the login, and back from there. */
export function AccountPage({ place }: { place: Place }) {
  const account = useAccount();
  const router = useRouter();
  const isGuest = account === null;
  const login = loginHref(hrefOf(place.address));
  useEffect(() => {
    if (isGuest) void router.navigate(login, { replace: true });
  }, [isGuest, login, router]);
  const Content = PARTS[partOf(place)]?.Content ?? Dashboard;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1 className={styles["title"]}>{t(partTitle(place))}</h1>
      <PartMenu current={partOf(place)} />
      <div className={styles["content"]}>
        <Suspense fallback={<PartBones />}>
          {account ? <Content account={account} place={place} /> : <PartBones />}
        </Suspense>
      </div>
    </div>
  );
}

function PartMenu({ current }: { current: string }) {
  return (
    <nav aria-label={t("Account")} className={styles["menu"]}>
      <ul>
        {Object.entries(PARTS).map(([part, { title, route }]) => (
          <li key={part}>
            <a
              href={hrefTo(route)}
              aria-current={part === current ? "page" : undefined}
              className={classNames(part === current && "bartack")}
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** While it is not known who asks, or what they have. */
export function PartBones() {
  return (
    <SkeletonRegion label={t("Loading page")}>
      <SkeletonText lines={5} size={22} last={60} />
    </SkeletonRegion>
  );
}
