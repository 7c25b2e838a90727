import { lineWords, type PiecesDone } from "@placket/domain/order/step/line-words";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import { pictureSource } from "../../media/picture-source.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { ShownOrder } from "../order.queries.ts";
import styles from "./OrderParts.module.css";

type Item = ShownOrder["items"][number] & {
  /** What became of its pieces, where that is told. */
  readonly done?: PiecesDone;
};

/** Of the picture of what is sewn on a garment, in its own pixels. */
const SEWN = { width: 480, height: 240 } as const;

interface OrderLinesProps {
  readonly items: readonly Item[];
  /** They are sent for what came back, and cost the difference. */
  readonly isExchange?: boolean;
}

/** What was ordered, line by line. */
export function OrderLines({ items, isExchange = false }: OrderLinesProps) {
  return (
    <ul>
      {items.map((item, at) => (
        // Two lines may be of one sku, apart by what is done to their pieces; the list never changes.
        <Line key={at} item={item} isExchange={isExchange} />
      ))}
    </ul>
  );
}

function Line({ item, isExchange }: { item: Item; isExchange: boolean }) {
  const price = useFormatPrice();
  const pieces = tn(item.quantity, "%1 piece", "%1 pieces");
  const done = item.done ? lineWords(item.done, t) : [];
  const chosen = item.options.map(({ value }) => value).join(", ");
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        {item.image === null ? null : (
          <Picture {...pictureSource(item.image, 320)} sizes="72px" alt="" />
        )}
      </div>
      <div>
        {item.url === null ? (
          <b>{item.name}</b>
        ) : (
          <a href={item.url}>
            <b>{item.name}</b>
          </a>
        )}
        <p>{[chosen, pieces, ...done].filter(Boolean).join(", ")}</p>
        {item.sewnPicture === null ? null : (
          // Its words stand above.
          <img className={styles["sewn"]} src={item.sewnPicture} {...SEWN} alt="" loading="lazy" />
        )}
        <p>
          {isExchange
            ? t("Difference of %1", price(item.rowTotal))
            : t("%1 each", price(item.price))}
        </p>
        <p className={styles["onPaper"]}>{t("Item SKU %1", item.sku)}</p>
      </div>
      <span className="num">{price(item.rowTotal)}</span>
    </li>
  );
}
