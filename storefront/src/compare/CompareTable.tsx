import { buttonClass } from "@placket/ui/action/button/Button";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { useShop } from "../api/shop.ts";
import { Price } from "../money/Price.tsx";
import { sayProblems } from "../notice/say-problems.ts";
import type { CallReply } from "../api/rest.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import styles from "./ComparePage.module.css";
import { removeCompared } from "./compared.queries.ts";

type Table = CallReply<"comparedTable">;

interface CompareTableProps {
  readonly items: Table["items"];
  readonly rows: Table["rows"];
}

/** A column for each product, whose head stays in sight; on a phone two of them fit and the rest is scrolled to. */
export function CompareTable({ items, rows }: CompareTableProps) {
  const place = { shop: useShop(), client: useQueryClient() };
  const remove = useMutation({
    mutationFn: (id: number) => removeCompared(place, id),
    onError: sayProblems,
  });
  return (
    <TableRegion label={t("Compare Products")} className={styles["region"]}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col" className={styles["corner"]}>
              <span className="visually-hidden">{t("Property")}</span>
            </th>
            {items.map((item) => (
              <th key={item.id} scope="col">
                <a href={item.url}>
                  {item.images[0] ? (
                    <img src={item.images[0].image} alt="" width={160} height={200} />
                  ) : (
                    <span className={styles["blank"]} />
                  )}
                  {item.name}
                </a>
                <button
                  type="button"
                  className="link"
                  aria-label={t("Remove: %1", item.name)}
                  onClick={() => remove.mutate(item.id)}
                >
                  {t("Remove")}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("Price")}</th>
            {items.map(({ id, price, strikePrice, maxPrice }) => (
              <td key={id}>
                {price ? <Price now={price} was={strikePrice} to={maxPrice} /> : "–"}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("SKU")}</th>
            {items.map(({ id, sku }) => (
              <td key={id}>{sku}</td>
            ))}
          </tr>
          {rows.map(({ code, label, values }) => (
            <tr key={code}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={items[column]?.id ?? column}>{value ?? "–"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("Availability")}</th>
            {items.map(({ id, url, name, inStock }) => (
              <td key={id}>
                <p>{inStock ? t("In stock") : t("Out of stock")}</p>
                <a className={buttonClass({ size: "sm", kind: "line" })} href={url}>
                  {t("View details")}
                  <span className="visually-hidden"> {name}</span>
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableRegion>
  );
}
