import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { EndAlertsPage } from "./EndAlertsPage.tsx";

export const Page: PageModule["Page"] = EndAlertsPage;

/** For readers of letters: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Product Alerts"),
  robots: "noindex,nofollow",
});
