import { Breadcrumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { useShop } from "../api/shop.ts";
import { readListing } from "../catalog/listing/listing-address.ts";
import { listingRequest } from "../catalog/listing/listing.queries.ts";
import { ListingHead } from "../catalog/listing/ListingHead.tsx";
import { ListingView } from "../catalog/listing/ListingView.tsx";
import { useListing } from "../catalog/listing/use-listing.ts";
import type { Place } from "../page/page.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { searchQuery } from "./search.queries.ts";
import { Departments } from "./Departments.tsx";
import { searchTextOf } from "./search-text.ts";
import { TakenText } from "./TakenText.tsx";

/** The results of a search; `q` of the address, falling back to `w` (reading 10). */
export function SearchPage({ place }: { place: Place }) {
  const q = searchTextOf(place.address.search);
  return (
    <div className="wrap">{q === "" ? <NoText /> : <Results key={q} place={place} q={q} />}</div>
  );
}

function Results({ place, q }: { place: Place; q: string }) {
  const request = listingRequest(readListing(place.address.search), useConfig());
  const { listing, isDimmed } = useListing(searchQuery(useShop(), q, request));
  return (
    <>
      <ListingHead
        crumbs={<Crumbs />}
        title={t("Results for “%1”", q)}
        count={listing?.totalCount}
      />
      <TakenText typed={q} listing={listing} />
      <ListingView
        address={place.address}
        listing={listing}
        isDimmed={isDimmed}
        emptyText={t("Nothing has these words. Fewer words or an item number may find it.")}
      />
      {listing?.totalCount === 0 ? <Departments /> : null}
    </>
  );
}

function NoText() {
  return (
    <>
      <ListingHead crumbs={<Crumbs />} title={t("noun::Search")} count={undefined} />
      <p>{t("Type a word or an item number above.")}</p>
    </>
  );
}

const Crumbs = () => (
  <Breadcrumb
    label={t("Breadcrumb")}
    items={[{ label: t("Home"), href: "/" }, { label: t("noun::Search") }]}
  />
);
