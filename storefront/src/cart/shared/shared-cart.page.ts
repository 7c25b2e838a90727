import type { PageModule } from "../../page/page.ts";
import { t } from "../../translation/translate.ts";
import { SharedCartPage } from "./SharedCartPage.tsx";

export const Page: PageModule["Page"] = SharedCartPage;

/** For those who were given the link: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Shared cart"),
  robots: "noindex,nofollow",
});
