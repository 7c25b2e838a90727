import type { PageModule } from "../page/page.ts";
import { partTitle } from "./area/account-parts.ts";
import { AccountPage } from "./area/AccountPage.tsx";

export const Page: PageModule["Page"] = AccountPage;

/** A customer's own pages: nothing for search engines. */
export const head: PageModule["head"] = ({ place }) => ({
  title: partTitle(place),
  robots: "noindex,nofollow",
});
