import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { useId } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { SHORT } from "./proof-words.ts";
import { orderProofsQuery } from "./proof.queries.ts";
import styles from "./OrderProofs.module.css";

/** The proofs of an order, for its buyer; nothing where none was sent. */
export default function OrderProofs({ order }: { readonly order: OwnOrder }) {
  const id = useId();
  const { data: proofs = [] } = useQuery(orderProofsQuery(useShop(), order));
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles["proofs"]}>
      <h2 id={id}>{t("Proofs")}</h2>
      <ul>
        {proofs.map(({ key, garment, name, told }) => (
          <li key={key}>
            <a className="link" href={`${hrefTo("proof")}#${key}`}>
              {t("%1 on %2", name, garment)}
            </a>{" "}
            {SHORT[told]()}
          </li>
        ))}
      </ul>
    </section>
  );
}
