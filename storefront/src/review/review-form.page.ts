import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { ReviewFormPage } from "./ReviewFormPage.tsx";

export const Page: PageModule["Page"] = ReviewFormPage;

/** A form: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Write a review"),
  robots: "noindex,nofollow",
});
