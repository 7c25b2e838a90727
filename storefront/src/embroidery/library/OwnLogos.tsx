import type { OwnLogo } from "@placket/contract/embroidery/library/own-logos.codec";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Pagination } from "@placket/ui/navigation/pagination/Pagination";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { FormEvent } from "react";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useQuery } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t, tn } from "../../translation/translate.ts";
import {
  LOGO_ORDERS,
  logoSearchHref,
  ownLogosQuery,
  readLogoSearch,
  type LogoOrder,
  type LogoSearch,
} from "./own-logos.queries.ts";
import styles from "./OwnLogos.module.css";

interface OwnLogosProps {
  readonly account: { readonly id: number };
  readonly place: Place;
}

/** `/mylogos`: a customer's logos, to be searched; the search is the address (ACCT-32, EMB-49). */
export function OwnLogos({ account, place }: OwnLogosProps) {
  const search = readLogoSearch(place.address.search);
  return (
    <>
      {/* Another search begins with fields of its own. */}
      <SearchForm key={logoSearchHref({ ...search, page: 1 })} search={search} />
      <Found account={account} search={search} />
    </>
  );
}

function SearchForm({ search }: { readonly search: LogoSearch }) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") filled.set(name, value);
    }
    void router.navigate(logoSearchHref(readLogoSearch(filled.toString())));
  };
  return (
    <search>
      <form className={styles["search"]} action={hrefTo("ownLogos")} method="get" onSubmit={submit}>
        <TextField
          label={t("Number, name or description")}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search.text}
        />
        <SelectField label={t("Sort by")} name="order" defaultValue={search.order}>
          {(Object.keys(LOGO_ORDERS) as LogoOrder[]).map((order) => (
            <option key={order} value={order}>
              {t(LOGO_ORDERS[order])}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="line">
          {t("Search logos")}
        </Button>
      </form>
    </search>
  );
}

interface FoundProps extends Pick<OwnLogosProps, "account"> {
  readonly search: LogoSearch;
}

function Found({ account, search }: FoundProps) {
  const query = useQuery(ownLogosQuery(useShop(), account, search));
  const { data } = query;
  if (query.isPending) {
    return (
      <SkeletonRegion label={t("Loading your logos")}>
        <SkeletonText lines={6} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (!data || (query.isError && query.isPlaceholderData)) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your logos could not be loaded.")}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (data.logos.length === 0) {
    const isLimited = search.text !== "" || search.page > 1;
    return (
      <p>
        {isLimited
          ? t("No logo fits this search.")
          : t("You have no logos yet. Upload one where you add embroidery to a product.")}{" "}
        <a className="link" href={isLimited ? hrefTo("ownLogos") : hrefTo("home")}>
          {isLimited ? t("Show all logos") : t("Continue Shopping")}
        </a>
      </p>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      <h2 className="visually-hidden">{t("Logos found")}</h2>
      <output className="muted num">{tn(data.total, "%1 logo", "%1 logos")}</output>
      <ul className={styles["logos"]}>
        {data.logos.map((logo) => (
          <Row key={logo.number} logo={logo} />
        ))}
      </ul>
      <Pagination
        label={t("Pages")}
        page={search.page}
        pages={data.pages}
        hrefOf={(page) => logoSearchHref({ ...search, page })}
        previousLabel={t("Previous")}
        nextLabel={t("Next")}
        pageLabel={(page) => t("Page %1", page)}
      />
    </div>
  );
}

function Row({ logo }: { readonly logo: OwnLogo }) {
  const { number, title, picture, description, isDigitized, stitches, widthMm, heightMm } = logo;
  const size =
    widthMm === null || heightMm === null
      ? undefined
      : t("%1 × %2 mm", Math.round(widthMm), Math.round(heightMm));
  return (
    <li className={styles["logo"]}>
      <div className={styles["picture"]}>
        {picture === null ? null : <img src={picture} alt={title} loading="lazy" />}
      </div>
      <h3>{title}</h3>
      <p className="muted num">
        {[
          t("No. %1", number),
          size,
          stitches === null ? undefined : t("%1 stitches", stitches),
          isDigitized ? t("Digitized") : t("Not digitized yet"),
        ]
          .filter((fact) => fact !== undefined)
          .join(" · ")}
      </p>
      {description === "" ? null : <p>{description}</p>}
      {logo.colors.length === 0 ? null : (
        <ul className={styles["colors"]} aria-label={t("Threads")}>
          {logo.colors.map(({ name, hex }) => (
            <li key={`${name} ${hex}`}>
              <span style={{ background: hex }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
