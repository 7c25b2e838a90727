import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { SuccessPage } from "./SuccessPage.tsx";

export const Page: PageModule["Page"] = SuccessPage;

/** A shopper's own page: nothing for search engines. */
export const head: PageModule["head"] = ({ place }) => ({
  title: place.address.hash ? t("Your order") : t("Thank you for your order"),
  robots: "noindex,nofollow",
});
