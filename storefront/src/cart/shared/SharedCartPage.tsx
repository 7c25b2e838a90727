import type { ShownSharedCart } from "@placket/contract/cart/passed-on.codec";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../../api/shop.ts";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import { showNotice } from "../../notice/notices.ts";
import type { Place } from "../../page/page.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { t, tn } from "../../translation/translate.ts";
import { cartCodec, showCart, type ShownItem } from "../cart.queries.ts";
import { ItemFacts } from "../ItemFacts.tsx";
import { ItemName } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { FoldedNames } from "../team/FoldedNames.tsx";
import { inTeams, type TogetherInCart } from "../team/in-teams.ts";
import { teamFacts } from "../team/team-facts.ts";
import { sharedCartQuery } from "./shared.queries.ts";
import styles from "./SharedCartPage.module.css";

/** `/checkout/cart/shared#token`: the lines of somebody's cart, to be looked at and taken. */
export function SharedCartPage({ place }: { place: Place }) {
  const token = place.address.hash.slice(1);
  const { data: cart, error, refetch } = useQuery(sharedCartQuery(useShop(), token));
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Shared cart")}</h1>
      {cart ? (
        <Shown cart={cart} token={token} />
      ) : error === null ? (
        <SkeletonRegion label={t("Loading page")}>
          <SkeletonText lines={4} size={22} last={60} />
        </SkeletonRegion>
      ) : isOver(error) ? (
        <>
          <p role="alert">{t("This link does not lead to a cart any more.")}</p>
          <a className={buttonClass({})} href={hrefTo("home")}>
            {t("Continue Shopping")}
          </a>
        </>
      ) : (
        <>
          <p role="alert">{t("The cart could not be loaded. Nothing in it is lost.")}</p>
          <Button onClick={() => void refetch()}>{t("Try again")}</Button>
        </>
      )}
    </div>
  );
}

/** Ended, expired, or never a link: whatever the server refuses. */
const isOver = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

function Shown({ cart, token }: { readonly cart: ShownSharedCart; readonly token: string }) {
  const price = useFormatPrice();
  const take = useTake(token);
  const pieces = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p>{t("Prices and stock are today's. Take what is here into your own cart to change it.")}</p>
      <ul className={styles["lines"]} aria-label={tn(pieces, "%1 ITEM", "%1 ITEMS")}>
        {inTeams(cart.items).map((team) => {
          const [first] = team.items;
          return team.title === undefined ? (
            <Line key={first.id} item={first} />
          ) : (
            <TeamLine key={first.id} team={team} />
          );
        })}
      </ul>
      <dl className={styles["sums"]}>
        {cart.lines.map(({ code, phrase, values, amount }) => (
          <div key={code}>
            <dt>{t(phrase, ...values)}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      </dl>
      <Button size="big" busy={take.isPending} onClick={() => take.mutate()}>
        {t("Add all to my cart")}
      </Button>
      {take.error === null ? null : (
        <p role="alert" className={styles["refusal"]}>
          {isOver(take.error)
            ? t("This link does not lead to a cart any more.")
            : t("Something went wrong. Please try again.")}
        </p>
      )}
    </>
  );
}

/** A list of wearers as one line, which unfolds to its names (decision 0088). */
function TeamLine({ team }: { readonly team: TogetherInCart }) {
  const price = useFormatPrice();
  const { items, title } = team;
  const [first] = items;
  const { pieces, sizes, total } = teamFacts(team);
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        <ItemPicture item={first} sizes="92px" />
      </div>
      <div>
        <h2 className={styles["name"]}>
          <ItemName item={first} />
        </h2>
        <p className={styles["facts"]}>{title}</p>
        <p className={styles["facts"]}>{sizes}</p>
        <Stitched item={first} />
      </div>
      <p className={styles["price"]}>
        {tn(pieces, "%1 piece", "%1 pieces")}
        <b>{price(total)}</b>
      </p>
      <FoldedNames count={items.length}>
        <ul>
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      </FoldedNames>
    </li>
  );
}

function Line({ item }: { readonly item: ShownItem }) {
  const price = useFormatPrice();
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="92px" />
      </div>
      <div>
        <h2 className={styles["name"]}>
          <ItemName item={item} />
        </h2>
        <ItemFacts item={item} className={styles["facts"]} />
        <Stitched item={item} />
        {item.unsold ? <p className={styles["gone"]}>{item.unsold.text}</p> : null}
      </div>
      <p className={styles["price"]}>
        {t("%1 × %2", item.quantity, price(item.price))}
        <b>{price(item.rowTotal)}</b>
      </p>
    </li>
  );
}

/** Takes the lines into the own cart and goes there; what could not be taken is said. */
function useTake(token: string) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => shop.call("takeSharedCart", { body: { token } }),
    onSuccess: async ({ cart, messages }) => {
      const { shownCart } = await cartCodec();
      await showCart({ client, shop }, shownCart(cart));
      for (const message of messages) showNotice(message, { type: "error" });
      await router.navigate(hrefTo("cart"));
    },
  });
}
