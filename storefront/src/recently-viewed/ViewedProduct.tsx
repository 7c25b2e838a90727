import type { ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import { CallError } from "@placket/web/call/call-error";
import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { knownCustomer } from "../session/known-customer.ts";
import { keepViewed, lookedAt } from "./viewed-ids.ts";
import { noteViewed } from "./viewed.queries.ts";
import { ViewedStrip } from "./ViewedStrip.tsx";

/** Notes that a product is looked at (WISH-18, WISH-19), and shows what was before. */
export default function ViewedProduct({ product }: { readonly product: ShownProduct }) {
  const shop = useShop();
  const here = product.parentId ?? product.id;
  useEffect(() => {
    lookedAt(here);
    if (!knownCustomer.get()) return;
    noteViewed(shop, [here]).then(keepViewed, (error: unknown) => {
      // The browser's own list says it; the account is told with the next product.
      if (!(error instanceof CallError)) throw error;
    });
  }, [shop, here]);
  return <ViewedStrip here={here} />;
}
