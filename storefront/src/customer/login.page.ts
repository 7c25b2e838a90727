import type { PageModule } from "../page/page.ts";
import { accountRulesQuery } from "./account-rules.queries.ts";
import { LoginPage } from "./login/LoginPage.tsx";
import { loginTitle } from "./login/login-titles.ts";

export const Page: PageModule["Page"] = LoginPage;

/** Nothing for search engines: every page leads here, and back. */
export const head: PageModule["head"] = ({ place, shop, client }) => ({
  title: loginTitle(
    place.params["tab"] ?? "login",
    client.getQueryData(accountRulesQuery(shop).queryKey)?.createHeading,
  ),
  robots: "noindex,follow",
});
