import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { CartPage } from "./page/CartPage.tsx";

export const Page: PageModule["Page"] = CartPage;

/** A shopper's own page: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Cart"),
  canonical: "/checkout/cart",
  robots: "noindex,nofollow",
});
