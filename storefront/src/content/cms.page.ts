import type { PageModule } from "../page/page.ts";
import { contentPageQuery } from "./content.queries.ts";
import { ContentPage } from "./ContentPage.tsx";
import { firstPictureOf } from "./part-picture.ts";

export const Page: PageModule["Page"] = ContentPage;

/** What staff wrote for search engines; the page's own title where they wrote none. */
export const head: PageModule["head"] = ({ shop, client, place }) => {
  const page = client.getQueryData(contentPageQuery(shop, place.id).queryKey);
  if (!page) return { title: "" };
  const picture = firstPictureOf(page.parts);
  return {
    title: page.metaTitle || page.title,
    description: page.metaDescription || undefined,
    canonical: page.canonical,
    robots: page.robots,
    ogType: "website",
    image: picture?.src,
    firstPicture: picture,
  };
};
