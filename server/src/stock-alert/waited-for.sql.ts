import type { AlertKind } from "@placket/domain/stock-alert/stock-alert";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which of what people wait for staff look for. */
interface WaitedSearch {
  /** The beginning of an sku, or a part of a name; `""` for all. */
  readonly text: string;
  readonly kind?: AlertKind | undefined;
}

const SORTING: Sorting = {
  columns: {
    waiting: { by: sql.ref("waited.waiting"), as: "number" },
    sku: { by: sql`lower(product.sku)`, as: "text" },
    since: { by: sql.ref("waited.since"), as: "time" },
  },
  unlessTold: "-waiting",
  id: sql.ref<number>("product.id"),
};

/** Products and variants that somebody waits for, those first that most do. */
export function selectWaitedFor(db: Db, { text, kind }: WaitedSearch, page: PageAsked) {
  let alerts = db.selectFrom("product_alert").where("told_at", "is", null);
  if (kind !== undefined) alerts = alerts.where("kind", "=", kind);
  const waited = alerts
    .groupBy("product_id")
    .select([
      "product_id as productId",
      sql<number>`count(*)::int`.as("waiting"),
      sql<number>`(count(*) FILTER (WHERE kind = 'stock'))::int`.as("forStock"),
      sql<number>`(count(*) FILTER (WHERE kind = 'price'))::int`.as("forPrice"),
      sql<Date>`min(asked_at)`.as("since"),
    ])
    .as("waited");
  let query = db
    .selectFrom(waited)
    .innerJoin("product", "product.id", "waited.productId")
    // A family's own shelf is always empty: its variants have theirs.
    .leftJoin("stock_item", (join) =>
      join
        .onRef("stock_item.product_id", "=", "product.id")
        .on("product.type", "not in", ["configurable", "bundle"]),
    )
    .select([
      "product.id",
      "product.sku",
      "product.name",
      "waited.forStock",
      "waited.forPrice",
      "waited.since",
      "stock_item.out_since as outSince",
    ]);
  if (text !== "") {
    const literal = literally(text);
    query = query.where((row) =>
      row.or([
        row(sql`lower(product.sku)`, "like", `${literal.toLowerCase()}%`),
        row("product.name", "ilike", `%${literal}%`),
      ]),
    );
  }
  return listPage(query, SORTING, page);
}
