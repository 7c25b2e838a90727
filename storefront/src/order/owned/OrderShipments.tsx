import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { useId } from "react";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";
import { paperHref } from "./paper-href.ts";
import styles from "./OwnOrder.module.css";

/** What of an order is on its way, where its parcels are followed, and the slip that lies in each as a file. */
export function OrderShipments({ order }: { readonly order: OwnOrder }) {
  const { locale, storeCode } = useShop();
  const id = useId();
  const { shipments } = order;
  if (shipments.length === 0) return null;
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("Shipments")}</h2>
      {shipments.map(({ number, at, pieces, parcels }) => (
        <article key={number}>
          <h3>{t("Shipped %1", dayOf(at, locale))}</h3>
          <ul>
            {pieces.map(({ id: item, name, count }) => (
              <li key={item}>{`${count} × ${name}`}</li>
            ))}
            {parcels.map((parcel) => (
              <li key={`${parcel.title} ${parcel.number}`}>
                {parcel.title}{" "}
                {parcel.url === null ? (
                  parcel.number
                ) : (
                  <a className="link" href={parcel.url} target="_blank" rel="noreferrer">
                    {t("Follow %1", parcel.number)}
                  </a>
                )}
              </li>
            ))}
            <li className="no-print">
              <a
                className="link"
                href={paperHref(storeCode, order, { kind: "packing-slip", number })}
                download
              >
                {t("Packing slip %1", number)}
              </a>
            </li>
          </ul>
        </article>
      ))}
    </section>
  );
}
