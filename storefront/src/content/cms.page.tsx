import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { blogAddress } from "./blog-address.ts";
import { contentQuery } from "./content.queries.ts";
import { ContentPage } from "./ContentPage.tsx";
import { firstPictureOf } from "./part-picture.ts";

export const Page: PageModule["Page"] = ContentPage;

/** What staff wrote for search engines; the page's own title where they wrote none. */
export const head: PageModule["head"] = ({ shop, client, place }) => {
  const found = client.getQueryData(contentQuery(shop, place).queryKey);
  if (!found) return { title: "" };
  if ("posts" in found) return { title: t("Blog"), canonical: blogAddress(found.page) };
  const picture = firstPictureOf(found.parts);
  return {
    title: found.metaTitle || found.title,
    description: found.metaDescription || undefined,
    canonical: found.canonical,
    robots: found.robots,
    ogType: "website",
    image: picture?.src,
    firstPicture: picture,
  };
};
