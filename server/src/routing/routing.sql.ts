import type { Db } from "../db/database.ts";

/** A redirect rule; paths without slashes around. */
export interface Rewrite {
  readonly requestPath: string;
  readonly targetPath: string;
  /** 301 or 302; 0 shows the target under the address asked for. */
  readonly redirectCode: number;
}

export function rewriteByRequest(db: Db, storeViewId: number, path: string) {
  return rewrites(db, storeViewId).where("request_path", "in", spellings(path)).executeTakeFirst();
}

export function rewriteByTarget(db: Db, storeViewId: number, path: string) {
  return rewrites(db, storeViewId)
    .where("target_path", "in", spellings(path))
    .orderBy("id")
    .executeTakeFirst();
}

/** The store view's rule before that of every view. */
function rewrites(db: Db, storeViewId: number) {
  return db
    .selectFrom("url_rewrite")
    .select([
      "request_path as requestPath",
      "target_path as targetPath",
      "redirect_code as redirectCode",
    ])
    .where("store_view_id", "in", [storeViewId, 0])
    .orderBy("store_view_id", "desc");
}

/** Rules are written with or without a slash in front and `.html` behind. */
function spellings(path: string): string[] {
  return [path, `/${path}`, `${path}.html`, `/${path}.html`];
}
