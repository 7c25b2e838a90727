import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { rewardsWorthFromWire } from "@placket/contract/reward/own-points.codec";
import { shopKey, useShop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import type { Account } from "../account.ts";
import { signOutOf } from "../sign-out.ts";
import styles from "./AccountLink.module.css";
import { initialsOf } from "./initials.ts";

/** The account's dropdown (HEAD-16): what it opens is left by Escape, by a press elsewhere and by going on. */
export function AccountMenu({ account }: { account: Account }) {
  const place = { client: useQueryClient(), shop: useShop(), router: useRouter() };
  const { hasRewards } = useConfig();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    <div role="none" className={styles["menu"]} onBlur={leave} onKeyDown={pressKey}>
      <button
        ref={button}
        type="button"
        className={styles["door"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles["monogram"]} aria-hidden="true">
          {initialsOf(account)}
        </span>
        <span className={styles["name"]}>{account.firstName}</span>
        <span className="visually-hidden">{t("My Account")}</span>
      </button>
      {/* A press on what takes no focus, as the panel's edge, must not count as leaving. */}
      <div id={id} className={styles["panel"]} hidden={!isOpen} tabIndex={-1}>
        <ul>
          {WAYS.map(({ route, words }) => (
            <li key={route}>
              <a href={hrefTo(route)} onClick={close}>
                {t(words)}
              </a>
            </li>
          ))}
          {hasRewards && isOpen ? <RewardsWay onGo={close} /> : null}
          <li>
            <button type="button" onClick={() => void signOutOf(place)}>
              {t("Log Out")}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The rewards, with what they are worth where that is to be seen (HEAD-30). */
function RewardsWay({ onGo }: { readonly onGo: () => void }) {
  const shop = useShop();
  const { data: worth } = useQuery(
    queryOptions({
      queryKey: shopKey(shop, "rewards worth"),
      staleTime: 0,
      queryFn: async () => rewardsWorthFromWire(await shop.call("rewardsInfo")),
    }),
  );
  return (
    <li>
      <a href={hrefTo("rewards")} onClick={onGo}>
        {worth ? t("Rewards: %1", worth) : t("Rewards")}
      </a>
    </li>
  );
}

const WAYS = [
  { route: "account", words: "My Account" },
  { route: "wishlist", words: "Wish List" },
  { route: "orderHistory", words: "My Orders" },
  { route: "quickOrder", words: "Quick Order" },
  { route: "addressBook", words: "Address Book" },
] as const;
