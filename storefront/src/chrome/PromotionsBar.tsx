import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useKnownCustomer } from "../session/known-customer.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./PromotionsBar.module.css";

/**
 * The strip above the header: how to reach the store, and the countries it serves. Left out when there
 * is nothing to show, and for whoever has a banner of their own there (chrome §2.7, §2.9).
 */
export default function PromotionsBar() {
  const { stores, storeCode: here, phone } = useConfig();
  const who = useKnownCustomer();
  if (who?.tools) return null;
  if (phone === "" && stores.length < 2) return null;
  return (
    <aside className={`no-print ${styles["bar"]}`} aria-label={t("Service and country")}>
      <div className={`wrap ${styles["row"]}`}>
        {phone === "" ? <span /> : <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
        {stores.length > 1 ? (
          <ul className={styles["countries"]}>
            {stores.map(({ id, name, countryName: country, url }) => (
              <li key={id}>
                <a href={url} className="no-spa" aria-current={id === here || undefined}>
                  {id === here ? <Icon name="pin" size={16} /> : null}
                  {country || name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </aside>
  );
}
