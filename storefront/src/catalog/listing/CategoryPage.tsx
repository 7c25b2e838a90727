import { Breadcrumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { useQuery } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { categoryQuery, useCategories } from "../category.queries.ts";
import { categoryCrumbs } from "./category-crumbs.ts";
import { ListingHead } from "./ListingHead.tsx";
import { placeQuery } from "./listing.queries.ts";
import { ListingView } from "./ListingView.tsx";
import { useListing } from "./use-listing.ts";
import { useListingsAhead } from "./use-listings-ahead.ts";

/** A category: its words, its styles, its filters. */
export function CategoryPage({ place }: { place: Place }) {
  const config = useConfig();
  const shop = useShop();
  const { listing, isDimmed } = useListing(placeQuery(shop, place, config));
  const { data: whole } = useQuery(categoryQuery(shop, place.id ?? 0));
  const tree = useCategories();
  const category = tree.byId(place.id ?? 0);
  useListingsAhead(place, isDimmed ? undefined : listing);
  return (
    <div className="wrap">
      <ListingHead
        crumbs={<Breadcrumb label={t("Breadcrumb")} items={categoryCrumbs(tree, category)} />}
        title={category?.name ?? ""}
        count={listing?.totalCount}
        total={category?.productCount}
        description={whole?.description}
      />
      <ListingView
        address={place.address}
        listing={listing}
        isDimmed={isDimmed}
        emptyText={t("There are no styles in this department yet.")}
      />
    </div>
  );
}
