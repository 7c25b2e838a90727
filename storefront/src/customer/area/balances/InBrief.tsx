import { useShop } from "../../../api/shop.ts";
import { useFormatPrice } from "../../../money/Price.tsx";
import { useQuery } from "../../../query/use-query.ts";
import { hrefTo } from "../../../routing/routes.ts";
import { useConfig } from "../../../store/config.queries.ts";
import { t, tn } from "../../../translation/translate.ts";
import area from "../AccountPage.module.css";
import type { AccountPartProps } from "../account-parts.ts";
import { pointsQuery, storeCreditQuery } from "./balances.queries.ts";

type Owner = Pick<AccountPartProps, "account">;

/** What somebody has besides money, on the account's first page: points and store credit, each with its way (OPEN-38). */
export function InBrief({ account }: Owner) {
  const { hasRewards } = useConfig();
  return (
    <section className={area["part"]} aria-labelledby="account-balances">
      <h2 id="account-balances">{hasRewards ? t("Points and Credit") : t("Store Credit")}</h2>
      <dl className={area["facts"]}>
        {hasRewards ? <Points account={account} /> : null}
        <Credit account={account} />
      </dl>
    </section>
  );
}

function Points({ account }: Owner) {
  const { data } = useQuery(pointsQuery(useShop(), account));
  const price = useFormatPrice();
  const points = data && tn(data.points, "%1 point", "%1 points");
  return (
    <div>
      <dt>{t("Points")}</dt>
      <dd className="num">
        {data && data.points > 0 ? t("%1, worth %2", points ?? "", price(data.amount)) : points}
      </dd>
      <dd>
        <a className="link" href={hrefTo("rewards")}>
          {t("See your points")}
        </a>
      </dd>
    </div>
  );
}

function Credit({ account }: Owner) {
  const { data } = useQuery(storeCreditQuery(useShop(), account, 1));
  const price = useFormatPrice();
  return (
    <div>
      <dt>{t("Store Credit")}</dt>
      <dd className="num">{data?.balance ? price(data.balance) : null}</dd>
      <dd>
        <a className="link" href={hrefTo("storeCredit")}>
          {t("See your credit")}
        </a>
      </dd>
    </div>
  );
}
