import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { GuestOrderPage } from "./guest/GuestOrderPage.tsx";

export const Page: PageModule["Page"] = GuestOrderPage;

/** A form for those who know what to fill in: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Find an Order"),
  robots: "noindex,follow",
});
