import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { useId } from "react";
import { useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";
import { paperHref } from "./paper-href.ts";
import styles from "./OwnOrder.module.css";

/** What was taken for an order and paid back, each as a file to keep. */
export function OrderPapers({ order }: { readonly order: OwnOrder }) {
  const { locale, storeCode } = useShop();
  const id = useId();
  const price = useFormatPrice();
  const { papers } = order;
  if (papers.length === 0) return null;
  return (
    <section className={`no-print ${styles["part"]}`} aria-labelledby={id}>
      <h2 id={id}>{t("Invoices and refunds")}</h2>
      <ul>
        {papers.map((paper) => (
          <li key={`${paper.kind} ${paper.number}`}>
            <a className="link" href={paperHref(storeCode, order, paper)} download>
              {paper.kind === "invoice"
                ? t("Invoice %1", paper.number)
                : t("Refund %1", paper.number)}
            </a>
            {`, ${dayOf(paper.at, locale)}, ${price(paper.total)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
