import { firstPictureOf } from "../content/part-picture.ts";
import { pictureSource } from "../media/picture-source.ts";
import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { shelvesQuery } from "./home.queries.ts";
import { HomePage } from "./HomePage.tsx";
import { RAIL_SIZES } from "./Rail.tsx";

export const Page: PageModule["Page"] = HomePage;

/** Title and words of the front page; the first garment on the rail is its first picture. */
export const head: PageModule["head"] = ({ shop, client }) => {
  const shelves = client.getQueryData(shelvesQuery(shop).queryKey);
  const first = shelves?.rail[0];
  const picture = first && pictureSource(first.image, 640);
  // What staff put above it stands first.
  const opening = shelves && firstPictureOf(shelves.blocks.top.parts);
  return {
    title: t("Workwear and uniforms"),
    description: t("Uniforms for kitchens, wards and front desks, with your name sewn on."),
    canonical: "/",
    ogType: "website",
    image: picture?.src,
    firstPicture:
      opening ?? (picture && { src: picture.src, srcSet: picture.srcSet, sizes: RAIL_SIZES }),
  };
};
