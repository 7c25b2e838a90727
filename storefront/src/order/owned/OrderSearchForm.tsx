import { SHOWN_STATUSES, shownStatus } from "@placket/domain/order/shown-status";
import { Button } from "@placket/ui/action/button/Button";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useId, useState, type FormEvent } from "react";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { isLimited, orderSearchHref, readOrderSearch, type OrderSearch } from "./order-search.ts";
import styles from "./OrderSearchForm.module.css";

/**
 * What is looked for among one's orders: a plain GET form, whose address is the search. One row, so that the orders
 * are seen; state and days open by a press, and hold while they are closed.
 */
export function OrderSearchForm({ search }: { search: OrderSearch }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") filled.set(name, value);
    }
    void router.navigate(orderSearchHref(readOrderSearch(filled.toString())));
  };
  const limits = [search.status, search.from, search.to].filter((limit) => limit !== "").length;
  return (
    <search>
      <form
        className={styles["search"]}
        action={hrefTo("orderHistory")}
        method="get"
        onSubmit={submit}
      >
        <div className={styles["row"]}>
          <TextField
            label={t("Order number or item")}
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={100}
            defaultValue={search.text}
          />
          <IconButton
            type="submit"
            kind="line"
            icon="search"
            className={styles["go"]}
            label={t("Search orders")}
          />
          <Button
            kind="line"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {limits > 0 ? t("Filters (%1)", limits) : t("Filters")}
          </Button>
        </div>
        <div id={id} className={styles["more"]} hidden={!isOpen}>
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
          <Button type="submit" kind="line">
            {t("Show orders")}
          </Button>
        </div>
        {isLimited(search) ? (
          <p>
            <a className="link" href={hrefTo("orderHistory")}>
              {t("Show all orders")}
            </a>
          </p>
        ) : null}
      </form>
    </search>
  );
}
