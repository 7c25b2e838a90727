import { Button } from "@placket/ui/action/button/Button";
import { Pagination } from "@placket/ui/navigation/pagination/Pagination";
import { SkipLink } from "@placket/ui/navigation/skip-link/SkipLink";
import { Seam } from "@placket/ui/drawing/seam/Seam";
import type { Address } from "../../routing/address.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import { AppliedFilters } from "./filters/AppliedFilters.tsx";
import { Filters } from "./filters/Filters.tsx";
import type { Listing } from "./listing.queries.ts";
import { readListing, type ListingState } from "./listing-address.ts";
import { writeListing } from "./write-listing.ts";
import { withoutFilters } from "./listing-changes.ts";
import { ListingSkeleton } from "./ListingSkeleton.tsx";
import { ListingTiles } from "./ListingTiles.tsx";
import styles from "./ListingView.module.css";
import { MobileTools } from "./MobileTools.tsx";
import { SortAndSize } from "./SortAndSize.tsx";

/** Where the link past the filters leads. */
const STYLES = "styles";

interface ListingViewProps {
  readonly address: Address;
  readonly listing: Listing | undefined;
  /** Another page or filter is on its way; the last answer stays, dimmed. */
  readonly isDimmed: boolean;
  /** What an empty list says when no filter is to blame. */
  readonly emptyText: string;
}

/** Filters, tools, tiles and pages of a listing; every choice is a change of the address. */
export function ListingView({ address, listing, isDimmed, emptyText }: ListingViewProps) {
  const router = useRouter();
  const state = readListing(address.search);
  const hrefOfState = (next: ListingState) => address.path + writeListing(next, address.search);
  const change = (next: ListingState) => void router.navigate(hrefOfState(next));
  if (!listing) return <ListingSkeleton />;
  const tools = { listing, state, onChange: change };
  if (listing.totalCount === 0 && Object.keys(state.filters).length === 0) {
    return <Empty state={state} text={emptyText} onChange={change} />;
  }
  return (
    <>
      <MobileTools {...tools} />
      <Seam className={styles["seam"] ?? ""} />
      <div className={styles["list"]}>
        <aside className={styles["filters"]} aria-label={t("Filters")}>
          <SkipLink to={STYLES}>{t("Skip filters")}</SkipLink>
          <Filters {...tools} />
        </aside>
        <div>
          <div className={styles["tools"]}>
            <AppliedFilters {...tools} />
            <SortAndSize {...tools} />
          </div>
          <h2 id={STYLES} className="visually-hidden">
            {t("Styles")}
          </h2>
          {listing.items.length === 0 ? (
            <Empty state={state} text={emptyText} onChange={change} />
          ) : (
            <ListingTiles listing={listing} search={address.search} isDimmed={isDimmed} />
          )}
          <Pagination
            label={t("Pages")}
            page={listing.page + 1}
            pages={Math.ceil(listing.totalCount / listing.pageSize)}
            hrefOf={(page) => hrefOfState({ ...state, page: page - 1 })}
            previousLabel={t("Previous")}
            nextLabel={t("Next")}
            pageLabel={(page) => t("Page %1", page)}
            className={styles["pages"] ?? ""}
          />
        </div>
      </div>
    </>
  );
}

interface EmptyProps {
  readonly state: ListingState;
  readonly text: string;
  readonly onChange: (state: ListingState) => void;
}

/** Nothing found: why, and the way out. */
function Empty({ state, text, onChange }: EmptyProps) {
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <div className={styles["empty"]}>
      <p>{isFiltered ? t("No style has all of these filters at once.") : text}</p>
      {isFiltered ? (
        <Button kind="line" onClick={() => onChange(withoutFilters(state))}>
          {t("Clear all filters")}
        </Button>
      ) : (
        <a className="link" href="/">
          {t("See all departments")}
        </a>
      )}
    </div>
  );
}
