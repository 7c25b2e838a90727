import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { CategoryViews, DemoContent } from "./content.ts";

/** What single store views say differently of categories, attributes and options that stand already. */
export async function storeViewTexts(
  db: Db,
  { categories, attributes }: DemoContent,
): Promise<void> {
  const texts = categories.departments.flatMap((department) => {
    const path = urlKeyOf(department.name);
    return [
      ...viewsOf(path, department.views),
      ...department.categories.flatMap((category) =>
        viewsOf(`${path}/${urlKeyOf(category.name)}`, category.views),
      ),
    ];
  });
  await sql`
    INSERT INTO category_scope_value (category_id, store_view_id, value)
    SELECT c.id, v.id, r.value
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS r (path text, view text, value jsonb)
    JOIN category c ON c.url_path = r.path JOIN store_view v ON v.code = r.view`.execute(db);
  const names = attributes.flatMap(({ code, views = {} }) =>
    Object.entries(views).map(([view, label]) => ({ code, view, label })),
  );
  await sql`
    INSERT INTO attribute_label (attribute_id, store_view_id, label)
    SELECT a.id, v.id, r.label
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS r (code text, view text, label text)
    JOIN attribute a ON a.code = r.code JOIN store_view v ON v.code = r.view`.execute(db);
  const labels = attributes.flatMap(({ code, options = [] }) =>
    options.flatMap((option) =>
      Object.entries(option.views ?? {}).map(([view, label]) => ({
        code,
        option: option.label,
        view,
        label,
      })),
    ),
  );
  await sql`
    INSERT INTO attribute_option_label (option_id, store_view_id, label)
    SELECT o.id, v.id, r.label
    FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) AS r (code text, option text, view text, label text)
    JOIN attribute a ON a.code = r.code JOIN attribute_option o ON o.attribute_id = a.id AND o.label = r.option
    JOIN store_view v ON v.code = r.view`.execute(db);
}

function viewsOf(path: string, views: CategoryViews = {}) {
  return Object.entries(views).map(([view, value]) => ({ path, view, value }));
}
