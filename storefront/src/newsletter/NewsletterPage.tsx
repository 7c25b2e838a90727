import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useEffect, useState } from "react";
import { CallError } from "@placket/web/call/call-error";
import { operation } from "../api/graphql.ts";
import { useShop, type Shop } from "../api/shop.ts";
import type { Place } from "../page/page.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./Newsletter.module.css";

const confirmNewsletter = operation(
  "ConfirmNewsletter",
  `mutation ConfirmNewsletter($token: String!) {
    confirmNewsletterSubscription(token: $token) { status }
  }`,
);

const endNewsletter = operation(
  "EndNewsletter",
  `mutation EndNewsletter($token: String!) {
    endNewsletterSubscription(token: $token) { status }
  }`,
);

/** What a letter's link does, and what is said where it has. */
const LINKS: Readonly<
  Record<string, { readonly done: string; readonly follow: (shop: Shop, token: string) => Answer }>
> = {
  confirm: {
    done: "Thank you. You get our newsletter from now on.",
    follow: async (shop, token) =>
      (await shop.graphql(confirmNewsletter, { token })).confirmNewsletterSubscription,
  },
  unsubscribe: {
    done: "You do not get our newsletter any more.",
    follow: async (shop, token) =>
      (await shop.graphql(endNewsletter, { token })).endNewsletterSubscription,
  },
};

type Answer = Promise<{ readonly status: string | null } | null>;

/** `/newsletter/confirm#token` and `/newsletter/unsubscribe#token`: where the newsletter's letters lead. */
export function NewsletterPage({ place }: { place: Place }) {
  const [turn, setTurn] = useState(0);
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Newsletter")}</h1>
      <Follow key={turn} place={place} onAgain={() => setTurn(turn + 1)} />
    </div>
  );
}

function Follow({ place, onAgain }: { place: Place; onAgain: () => void }) {
  const shop = useShop();
  const [end, setEnd] = useState<"done" | "over" | "failed">();
  const link = LINKS[place.params["link"] ?? ""];
  const token = place.address.hash.slice(1);
  useEffect(() => {
    link?.follow(shop, token).then(
      (answer) => setEnd(answer?.status === "NOT_ACTIVE" ? "over" : "done"),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setEnd("failed");
      },
    );
  }, [shop, link, token]);
  if (end === undefined) {
    return (
      <SkeletonRegion label={t("Loading page")}>
        <SkeletonText lines={2} size={22} last={60} />
      </SkeletonRegion>
    );
  }
  if (end === "failed") {
    return (
      <>
        <p role="alert">{t("Something went wrong. Please try again.")}</p>
        <Button onClick={onAgain}>{t("Try again")}</Button>
      </>
    );
  }
  return (
    <>
      <output>
        {end === "done" ? t(link?.done ?? "") : t("This link is over. Nothing was changed.")}
      </output>
      <a className={buttonClass({})} href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </>
  );
}
