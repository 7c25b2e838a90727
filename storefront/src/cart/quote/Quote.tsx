import { Button } from "@placket/ui/action/button/Button";
import { useShop } from "../../api/shop.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { sayProblems } from "../../notice/say-problems.ts";
import { dayOf } from "./day-of.ts";
import { ownQuotesQuery, paperOf } from "./quote.queries.ts";
import styles from "./Quote.module.css";

/** Makes a quote of the cart, and leads to the file of its last one, also after the page was left. */
export function Quote() {
  const shop = useShop();
  const client = useQueryClient();
  const query = ownQuotesQuery(shop);
  const { data: quotes = [] } = useQuery(query);
  const quote = useMutation({
    mutationFn: () => shop.call("makeQuote"),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: sayProblems,
  });
  const last = quotes.find(({ isOfCart }) => isOfCart);
  const held = quotes.find(({ isHeld }) => isHeld);
  return (
    <>
      <div className={styles["quote"]}>
        <Button kind="link" busy={quote.isPending} onClick={() => quote.mutate()}>
          {t("Make a quote (PDF)")}
        </Button>
        <output>
          {last === undefined ? null : (
            <a className="link" href={paperOf(shop, last.number)} download>
              {t("Quote %1, valid until %2", last.number, dayOf(last.until, shop.locale))}
            </a>
          )}
        </output>
      </div>
      {held === undefined ? null : (
        <p>
          {t(
            "Your cart is at the prices of quote %1, until %2. With other items or pieces its prices are today's.",
            held.number,
            dayOf(held.until, shop.locale),
          )}
        </p>
      )}
    </>
  );
}
