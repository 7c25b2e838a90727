import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { ConfirmCancelPage } from "./guest/ConfirmCancelPage.tsx";

export const Page: PageModule["Page"] = ConfirmCancelPage;

/** For readers of letters: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Cancel the order"),
  robots: "noindex,nofollow",
});
