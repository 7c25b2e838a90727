import { CartPage } from "../cart/page/CartPage.tsx";
import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";

/** `/m2po/cart` (ROUTE-21): the cart, from which it goes back to a procurement system. */
export const Page: PageModule["Page"] = CartPage;

/** A buyer's own page: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Submit Cart"),
  canonical: "/m2po/cart",
  robots: "noindex,nofollow",
});
