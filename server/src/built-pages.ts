import { join } from "node:path";
import { loadStorefront } from "./html/renderer.ts";
import { loadBackoffice } from "./staff/admin-pages.ts";

/** The built storefront and back office, as far as they are built. */
export async function builtPages(root: string) {
  const [storefront, backoffice] = await Promise.all([
    loadStorefront(join(root, "storefront/dist")),
    loadBackoffice(join(root, "backoffice/dist")),
  ]);
  return { storefront, backoffice };
}
