import type { PageModule } from "../../page/page.ts";
import { t } from "../../translation/translate.ts";
import { SharedWishListPage } from "./SharedWishListPage.tsx";

export const Page: PageModule["Page"] = SharedWishListPage;

/** For whoever has the link: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Wish List"),
  robots: "noindex,nofollow",
});
