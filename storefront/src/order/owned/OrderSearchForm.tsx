import { SHOWN_STATUSES, shownStatus } from "@placket/domain/order/shown-status";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { FormEvent } from "react";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { isLimited, orderSearchHref, readOrderSearch, type OrderSearch } from "./order-search.ts";
import styles from "./OrderHistory.module.css";

/** What is looked for among one's orders: a plain GET form, whose address is the search. */
export function OrderSearchForm({ search }: { search: OrderSearch }) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") filled.set(name, value);
    }
    void router.navigate(orderSearchHref(readOrderSearch(filled.toString())));
  };
  return (
    <search>
      <form
        className={styles["search"]}
        action={hrefTo("orderHistory")}
        method="get"
        onSubmit={submit}
      >
        <TextField
          className={styles["text"]}
          label={t("Order number, item number or name")}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search.text}
        />
        <SelectField label={t("noun::Status")} name="status" defaultValue={search.status}>
          <option value="">{t("All")}</option>
          {SHOWN_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(shownStatus(status) ?? status)}
            </option>
          ))}
        </SelectField>
        <TextField label={t("Placed from")} name="from" type="date" defaultValue={search.from} />
        <TextField label={t("Placed until")} name="to" type="date" defaultValue={search.to} />
        <div className={styles["ways"]}>
          <Button type="submit" kind="line">
            {t("Search orders")}
          </Button>
          {isLimited(search) ? (
            <a className="link" href={hrefTo("orderHistory")}>
              {t("Show all orders")}
            </a>
          ) : null}
        </div>
      </form>
    </search>
  );
}
