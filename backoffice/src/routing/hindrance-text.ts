import type { Hindrance } from "@placket/domain/routing/hindrance";
import type { RedirectRow } from "./redirect.queries.ts";

/** Why nobody is led by a redirect, as staff read it. */
const HINDRANCE_TEXT: Readonly<Record<Hindrance, string>> = {
  covered: "Never followed: another redirect of this path goes first",
  store_path: "Never followed: the store answers this path itself",
  page_there: "Not followed: a page stands at this path",
  no_target: "Leads nowhere: no page is found at its target",
};

/** What keeps shoppers from being led by a redirect, in sentences; `""` where nothing does. */
export const hindranceText = ({ hindrances }: Pick<RedirectRow, "hindrances">): string =>
  hindrances
    .map(({ hindrance, storeViews }) => `${HINDRANCE_TEXT[hindrance]} (${storeViews.join(", ")}).`)
    .join(" ");
