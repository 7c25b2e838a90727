import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { Suspense } from "react";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { addressBookQuery, type SavedAddress } from "../customer.queries.ts";
import type { AccountPartProps } from "./account-parts.ts";
import { PartBones } from "./PartBones.tsx";
import styles from "./AccountPage.module.css";
import { AddressLines } from "./AddressLines.tsx";
import { PartFailed } from "./PartFailed.tsx";

/** Comes after the page, as all of somebody's orders. */
const LastOrders = awaited(
  lateModule(() => import("../../order/owned/LastOrders.tsx")),
  (module) => module.LastOrders,
);

const InBrief = awaited(
  lateModule(() => import("./balances/InBrief.tsx")),
  (module) => module.InBrief,
);

/** `/customer/account`: who one is, what one ordered last, what one has to spend, and where one's parcels go (OPEN-38). */
export function Dashboard({ account }: AccountPartProps) {
  const { data, isPending, isFetching, refetch } = useQuery(addressBookQuery(useShop(), account));
  return (
    <>
      <section className={styles["part"]} aria-labelledby="account-information">
        <h2 id="account-information">{t("Account Information")}</h2>
        <dl className={styles["facts"]}>
          <div>
            <dt>{t("Name")}</dt>
            <dd>{`${account.firstName} ${account.lastName}`}</dd>
          </div>
          <div>
            <dt>{t("Email")}</dt>
            <dd>{account.email}</dd>
          </div>
        </dl>
        <p>
          <a className="link" href={hrefTo("accountEdit")}>
            {t("Change name, email or password")}
          </a>
        </p>
      </section>
      <Suspense fallback={<PartBones />}>
        <LastOrders account={account} />
      </Suspense>
      <Suspense fallback={<PartBones />}>
        <InBrief account={account} />
      </Suspense>
      <section className={styles["part"]} aria-labelledby="account-addresses">
        <h2 id="account-addresses">{t("Default Addresses")}</h2>
        {isPending ? (
          <PartBones />
        ) : data ? (
          <Defaults addresses={data} />
        ) : (
          <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        <p>
          <a className="link" href={hrefTo("addressBook")}>
            {t("Manage Addresses")}
          </a>
        </p>
      </section>
    </>
  );
}

const USES = [
  { use: "shipping", title: "Default Shipping Address", none: "No default shipping address yet." },
  { use: "billing", title: "Default Billing Address", none: "No default billing address yet." },
] as const;

function Defaults({ addresses }: { addresses: readonly SavedAddress[] }) {
  return (
    <div className={styles["pairs"]}>
      {USES.map(({ use, title, none }) => {
        const found = addresses.find(({ isDefaultFor }) => isDefaultFor[use]);
        return (
          <section key={use} aria-label={t(title)} className={styles["part"]}>
            <h3>{t(title)}</h3>
            {found ? <AddressLines address={found.address} /> : <p className="muted">{t(none)}</p>}
          </section>
        );
      })}
    </div>
  );
}
