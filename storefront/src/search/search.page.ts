import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { searchTextOf } from "./search-text.ts";
import { SearchPage } from "./SearchPage.tsx";

export const Page: PageModule["Page"] = SearchPage;

/** Results of searches are no pages of their own for search engines. */
export const head: PageModule["head"] = ({ place }) => {
  const q = searchTextOf(place.address.search);
  return { title: q === "" ? t("Search") : t("Results for “%1”", q), robots: "noindex,follow" };
};
