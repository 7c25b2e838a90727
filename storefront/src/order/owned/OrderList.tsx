import { Picture } from "@placket/ui/drawing/picture/Picture";
import { useShop } from "../../api/shop.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t, tn } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";
import type { ListedOrder } from "./own-orders.queries.ts";
import styles from "./OrderHistory.module.css";

/** Pictures of a row; more of them say nothing more. */
const PICTURES_MOST = 4;
/** Names of a row before the rest is counted. */
const NAMES_MOST = 2;

/** Orders in rows, each a way to its page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className={styles["orders"]}>
      {orders.map((order) => (
        <li key={order.number}>
          <Row order={order} />
        </li>
      ))}
    </ul>
  );
}

function Row({ order }: { order: ListedOrder }) {
  const { locale } = useShop();
  const format = useFormatPrice();
  const { number, placedAt, status, toPay, total } = order;
  const href = hrefTo("ownOrder", { order: number });
  const pictures = order.items.flatMap(({ id, image }) => (image === null ? [] : { id, image }));
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles["order"]}>
      <div className={styles["named"]}>
        <h3>
          <a className="link" href={href}>
            {t("Order %1", number)}
          </a>
        </h3>
        <p className="muted">{dayOf(placedAt, locale)}</p>
        <p className={styles["status"]}>{status}</p>
        {toPay ? (
          <a className="link" href={href}>
            {t("Pay the difference of %1", format(toPay))}
          </a>
        ) : null}
      </div>
      <div className={styles["what"]}>
        {pictures.length > 0 ? (
          <div className={styles["pictures"]}>
            {pictures.slice(0, PICTURES_MOST).map(({ id, image }) => (
              <Picture key={id} {...pictureSource(image, 320)} sizes="48px" alt="" />
            ))}
          </div>
        ) : null}
        <p>{namesOf(order)}</p>
      </div>
      <div className={styles["sum"]}>
        <b className="num">{total && format(total)}</b>
        <span className="muted num">{tn(pieces, "%1 piece", "%1 pieces")}</span>
      </div>
    </article>
  );
}

function namesOf({ items }: ListedOrder): string {
  const names = [...new Set(items.map(({ name }) => name))];
  const more = names.length - NAMES_MOST;
  const said = names.slice(0, NAMES_MOST).join(", ");
  return more > 0 ? t("%1 and %2 more", said, more) : said;
}
