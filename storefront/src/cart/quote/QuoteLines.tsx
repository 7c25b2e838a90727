import { GONE_PRODUCT } from "@placket/domain/cart/gone-product";
import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import { cartCodec, showCart } from "../cart.queries.ts";
import { sayProblems } from "../../notice/say-problems.ts";
import { quoteLinesQuery } from "./quote.queries.ts";
import styles from "./OwnQuotes.module.css";

/** The lines of a quote, what each cost then and costs today, and the way of all into the cart. */
export function QuoteLines({ number }: { readonly number: string }) {
  const { data: lines, isPending, refetch } = useQuery(quoteLinesQuery(useShop(), number));
  const take = useTake(number);
  if (isPending) {
    return (
      <SkeletonRegion label={t("Loading quotes")}>
        <SkeletonText lines={3} size={22} last={100} />
      </SkeletonRegion>
    );
  }
  if (!lines) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your quotes could not be loaded.")}</p>
        <Button onClick={() => void refetch()}>{t("Try again")}</Button>
      </div>
    );
  }
  return (
    <div className={styles["opened"]}>
      <ul className={styles["lines"]}>
        {lines.map(({ name, details, pieces, amount, amountToday }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paper does not change
          <li key={at}>
            <div>
              {t("%1 × %2", pieces, name)}
              <span className={styles["details"]}>{details.join(" · ")}</span>
            </div>
            <p>{t("Quoted: %1", amount)}</p>
            <p>{amountToday === null ? t(GONE_PRODUCT) : t("Today: %1", amountToday)}</p>
          </li>
        ))}
      </ul>
      <p className="muted">
        {t("In your cart prices are today's. To order at the quoted ones, tell us the number.")}
      </p>
      <Button kind="line" busy={take.isPending} onClick={() => take.mutate()}>
        {t("Add all to my cart")}
      </Button>
    </div>
  );
}

/** Takes the lines into the cart and goes there; what could not be taken is said. */
function useTake(number: string) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => shop.call("takeQuote", { body: { number } }),
    onSuccess: async ({ cart, messages }) => {
      const { shownCart } = await cartCodec();
      await showCart({ client, shop }, shownCart(cart));
      for (const message of messages) showNotice(message, { type: "error" });
      await router.navigate(hrefTo("cart"));
    },
    onError: sayProblems,
  });
}
