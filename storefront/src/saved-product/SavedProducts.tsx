import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Pagination } from "@placket/ui/navigation/pagination/Pagination";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { FormEvent } from "react";
import { useShop } from "../api/shop.ts";
import { useKeptFocus } from "../cart/use-kept-focus.ts";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import { readSavedSearch, savedSearchHref, type SavedSearch } from "./saved-search.ts";
import { savedProductsQuery, type Keeper } from "./saved-products.queries.ts";
import { SavedRow } from "./SavedRow.tsx";
import { useSavedAfterSignIn } from "./saved-after-sign-in.ts";
import styles from "./SavedProducts.module.css";

/** `/myproducts`: what a customer has saved, to be searched; the search is the address (ACCT-32, OPEN-38). */
export function SavedProducts({ account, place }: { account: Keeper; place: Place }) {
  const search = readSavedSearch(place.address.search);
  const isSaving = useSavedAfterSignIn();
  return (
    <>
      <SearchForm key={search.text} search={search} />
      {isSaving ? <Bones /> : <Found account={account} search={search} />}
    </>
  );
}

function SearchForm({ search }: { search: SavedSearch }) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("q");
    void router.navigate(
      savedSearchHref({ text: typeof text === "string" ? text.trim() : "", page: 1 }),
    );
  };
  return (
    <search>
      <form
        className={styles["search"]}
        action={hrefTo("savedProducts")}
        method="get"
        onSubmit={submit}
      >
        <TextField
          label={t("Name, product or words on it")}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search.text}
        />
        <Button type="submit" kind="line">
          {t("Search products")}
        </Button>
      </form>
    </search>
  );
}

function Found({ account, search }: { account: Keeper; search: SavedSearch }) {
  const query = useQuery(savedProductsQuery(useShop(), account, search));
  const { data } = query;
  const place = useKeptFocus(data?.products.length);
  if (query.isPending) return <Bones />;
  if (!data || (query.isError && query.isPlaceholderData)) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your products could not be loaded.")}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} aria-busy={query.isPlaceholderData}>
      {data.products.length === 0 ? (
        <None search={search} />
      ) : (
        <>
          <h2 className="visually-hidden">{t("Products found")}</h2>
          <output className="muted num">{tn(data.total, "%1 product", "%1 products")}</output>
          <ul className={styles["products"]}>
            {data.products.map((saved) => (
              <SavedRow key={saved.id} saved={saved} />
            ))}
          </ul>
          <Pagination
            label={t("Pages")}
            page={search.page}
            pages={data.pages}
            hrefOf={(page) => savedSearchHref({ ...search, page })}
            previousLabel={t("Previous")}
            nextLabel={t("Next")}
            pageLabel={(page) => t("Page %1", page)}
          />
        </>
      )}
    </div>
  );
}

function Bones() {
  return (
    <SkeletonRegion label={t("Loading your products")}>
      <SkeletonText lines={6} size={36} last={100} />
    </SkeletonRegion>
  );
}

function None({ search }: { search: SavedSearch }) {
  if (search.text !== "" || search.page > 1) {
    return (
      <p>
        {t("No saved product fits this search.")}{" "}
        <a className="link" href={hrefTo("savedProducts")}>
          {t("Show all products")}
        </a>
      </p>
    );
  }
  return (
    <p>
      {t("You have not saved a product yet. Save one where you add embroidery to it.")}{" "}
      <a className="link" href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </p>
  );
}
