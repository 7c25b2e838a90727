import type { PageContext, PageModule } from "../../page/page.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { readConfig } from "../../store/config.queries.ts";
import { categoryQuery, menuQuery } from "../category.queries.ts";
import { categoryTree } from "../category-tree.ts";
import { initialColor, wantedColors } from "../tile/tile-color.ts";
import { breadcrumbList, categoryCrumbs } from "./category-crumbs.ts";
import { CategoryPage } from "./CategoryPage.tsx";
import { readListing } from "./listing-address.ts";
import { placeQuery } from "./listing.queries.ts";
import { LISTING_TILE_SIZES, SPREAD_SIZES } from "./ListingTiles.tsx";

export const Page: PageModule["Page"] = CategoryPage;

/** What a category says about itself; filtered and later pages are no pages of their own. */
export const head: PageModule["head"] = (context) => {
  const { place, shop, client } = context;
  const { items = [], rootId = 0 } = client.getQueryData(menuQuery(shop).queryKey) ?? {};
  const tree = categoryTree(items, rootId);
  const inMenu = tree.byId(place.id ?? 0);
  const category = client.getQueryData(categoryQuery(shop, place.id ?? 0).queryKey);
  const state = readListing(place.address.search);
  const isFiltered = Object.keys(state.filters).length > 0;
  const page = state.page > 0 ? `?p=${state.page + 1}` : "";
  return {
    title: category?.metaTitle || inMenu?.name || "",
    description: category?.metaDescription || category?.description || undefined,
    canonical: category ? category.canonical + page : undefined,
    robots: isFiltered ? "noindex,follow" : category?.robots || undefined,
    jsonLd: inMenu ? [breadcrumbList(categoryCrumbs(tree, inMenu))] : [],
    firstPicture: firstPicture(context),
  };
};

/** The first tile's picture, in the color it opens with. */
function firstPicture({ place, shop, client }: PageContext) {
  const config = readConfig(shop, client);
  const listing = client.getQueryData(placeQuery(shop, place, config).queryKey);
  const tile = listing?.items[0];
  if (!tile) return undefined;
  const wanted = wantedColors(place.address.search, undefined);
  const color = initialColor(tile, { wanted, showsSimple: config.showsSimpleImages });
  const image = color?.images[0] ?? tile.images[0];
  if (!image) return undefined;
  const { src, srcSet } = pictureSource(image.image, 828);
  return { src, srcSet, sizes: listing.spread ? SPREAD_SIZES : LISTING_TILE_SIZES };
}
