import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";

export const Page: PageModule["Page"] = NewsletterPage;

/** For readers of letters: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Newsletter"),
  robots: "noindex,nofollow",
});
