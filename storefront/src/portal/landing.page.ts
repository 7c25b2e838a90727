import { head as categoryHead } from "../catalog/listing/category.page.ts";
import type { PageModule } from "../page/page.ts";
import { readConfig } from "../store/config.queries.ts";
import { landingRedirectQuery, listedAt } from "./landing.queries.ts";
import { LandingPage } from "./LandingPage.tsx";

export const Page: PageModule["Page"] = LandingPage;

/** For members alone: nothing for search engines. */
export const head: PageModule["head"] = (context) => {
  const { shop, client } = context;
  const { title, firstPicture } = categoryHead({ ...context, place: listedAt(context) });
  const { portal } = readConfig(shop, client);
  return { title: portal?.name ?? title, robots: "noindex,nofollow", firstPicture };
};

/** Whoever is no member is led to the login or home, members to their own one (ROUTE-60). */
export const redirect: NonNullable<PageModule["redirect"]> = ({ place, shop, client }) => {
  const to = client.getQueryData(landingRedirectQuery(shop, place.address).queryKey);
  return to ? { to } : undefined;
};
