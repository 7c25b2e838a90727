import type { Db } from "../db/database.ts";

/** A redirect rule as staff and imports write it: with or without slashes around and `.html` behind. */
export interface Rewrite {
  readonly requestPath: string;
  readonly targetPath: string;
  /** 301 or 302; 0 shows the target under the address asked for. */
  readonly redirectCode: number;
}

/** Of one store view; 0 stands for every view. */
export interface StoredRewrite extends Rewrite {
  readonly storeViewId: number;
}

export interface RedirectRow extends StoredRewrite {
  /** Rules are numbered as they are made. */
  readonly id: number;
}

/** All rules, in the order in which they were made. */
export function selectRewrites(db: Db): Promise<RedirectRow[]> {
  return db
    .selectFrom("url_rewrite")
    .select([
      "id",
      "store_view_id as storeViewId",
      "request_path as requestPath",
      "target_path as targetPath",
      "redirect_code as redirectCode",
    ])
    .orderBy("id")
    .execute();
}
