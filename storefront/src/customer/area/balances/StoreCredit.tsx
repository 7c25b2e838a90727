import { Pagination } from "@placket/ui/navigation/pagination/Pagination";
import { useId } from "react";
import { useShop } from "../../../api/shop.ts";
import { useFormatPrice, type Amount } from "../../../money/Price.tsx";
import { useQuery } from "../../../query/use-query.ts";
import { hrefTo } from "../../../routing/routes.ts";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { storeCreditQuery } from "./balances.queries.ts";
import styles from "./Balances.module.css";
import { Movements } from "./Movements.tsx";

/** `/storecredit/info`: what a customer has in the store's currency, and a page of what happened to it (CART-43). */
export function StoreCredit({ account, place }: AccountPartProps) {
  const asked = Number(new URLSearchParams(place.address.search).get("p") ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const query = useQuery(storeCreditQuery(useShop(), account, page));
  const price = useFormatPrice();
  const id = useId();
  const { data } = query;
  if (query.isPending) return <PartBones />;
  if (!data || (query.isError && query.isPlaceholderData)) {
    return <PartFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const said = (amount: Amount | null) => (amount ? price(amount) : "");
  return (
    <>
      <section className={styles["part"]} aria-labelledby={id}>
        <h2 id={id}>{t("Your Store Credit")}</h2>
        <p className={`num ${styles["balance"]}`}>{said(data.balance)}</p>
        <p>
          {data.isSpendable
            ? t("It pays in the cart or at the checkout, before points and cards.")
            : t("It cannot be spent here at the moment.")}
        </p>
      </section>
      <div aria-busy={query.isPlaceholderData} className={styles["part"]}>
        <Movements
          none={t("Nothing has happened yet.")}
          movements={data.history.map(({ at, said: words, change, balance }, row) => ({
            key: `${page} ${row}`,
            at,
            said: words,
            change: change ? `${change.value > 0 ? "+" : ""}${price(change)}` : "",
            balance: said(balance),
          }))}
        >
          <Pagination
            label={t("Pages")}
            page={page}
            pages={data.pages}
            hrefOf={(to) => hrefTo("storeCredit", {}, { p: to > 1 ? String(to) : undefined })}
            previousLabel={t("Previous")}
            nextLabel={t("Next")}
            pageLabel={(to) => t("Page %1", to)}
          />
        </Movements>
      </div>
    </>
  );
}
