import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { dayOf } from "./day-of.ts";
import { ownQuotesQuery, paperOf, type ShownQuote } from "./quote.queries.ts";
import { QuoteLines } from "./QuoteLines.tsx";
import styles from "./OwnQuotes.module.css";

/** `/quotes/customer`: all quotes that somebody has asked for, and what they would cost today (decision 0077). */
export function OwnQuotes() {
  const { data: quotes, isPending, isFetching, refetch } = useQuery(ownQuotesQuery(useShop()));
  if (isPending) {
    return (
      <SkeletonRegion label={t("Loading quotes")}>
        <SkeletonText lines={4} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (!quotes) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your quotes could not be loaded.")}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (quotes.length === 0) {
    return (
      <p>
        {t("You have not asked for a quote yet. It is made on the page of your cart.")}{" "}
        <a className="link" href={hrefTo("cart")}>
          {t("Cart")}
        </a>
      </p>
    );
  }
  return (
    <ul className={styles["quotes"]}>
      {quotes.map((quote) => (
        <Row key={quote.number} quote={quote} />
      ))}
    </ul>
  );
}

function Row({ quote }: { readonly quote: ShownQuote }) {
  const shop = useShop();
  const [isOpen, open] = useState(false);
  const { number, madeAt, total } = quote;
  const lines = `quote-${number}`;
  return (
    <li>
      <div className={styles["row"]}>
        <h2 className={styles["number"]}>{t("Quote %1", number)}</h2>
        <p className="muted">
          {t("Made on %1", dayOf(madeAt, shop.locale))} · {standing(quote, shop.locale)}
        </p>
        <p className={styles["total"]}>{total}</p>
      </div>
      <div className={styles["ways"]}>
        <a className="link" href={paperOf(shop, number)} download>
          {t("Quote %1 (PDF)", number)}
        </a>
        <Button
          kind="link"
          aria-expanded={isOpen}
          aria-controls={lines}
          aria-label={t("Quote %1: what it costs today", number)}
          onClick={() => open(!isOpen)}
        >
          {t("What it costs today")}
        </Button>
      </div>
      <div id={lines} hidden={!isOpen}>
        {isOpen ? <QuoteLines number={number} /> : null}
      </div>
    </li>
  );
}

/** How it stands, in the shopper's words. */
function standing({ state, until }: ShownQuote, locale: string): string {
  if (state === "ordered") return t("Ordered");
  const day = dayOf(until, locale);
  return state === "open" ? t("Valid until %1", day) : t("Was valid until %1", day);
}
