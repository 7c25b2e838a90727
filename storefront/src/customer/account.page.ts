import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { AccountPage, partTitle } from "./area/AccountPage.tsx";

export const Page: PageModule["Page"] = AccountPage;

/** A customer's own pages: nothing for search engines. */
export const head: PageModule["head"] = ({ place }) => ({
  title: t(partTitle(place)),
  robots: "noindex,nofollow",
});
