import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { ComparePage } from "./ComparePage.tsx";

export const Page: PageModule["Page"] = ComparePage;

/** What somebody compares is nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Compare Products"),
  robots: "noindex,nofollow",
});
