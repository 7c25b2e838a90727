import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";

export const Page: PageModule["Page"] = CheckoutPage;

/** A shopper's own page: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Checkout"),
  canonical: "/checkout",
  robots: "noindex,nofollow",
});
