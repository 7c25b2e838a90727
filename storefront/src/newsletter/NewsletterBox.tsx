import { newsletterToInput } from "@placket/contract/newsletter/newsletter.codec";
import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { operation } from "../api/graphql.ts";
import { useShop } from "../api/shop.ts";
import { failureLines } from "../checkout/problem-lines.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { newsletterQuery } from "./newsletter.queries.ts";
import styles from "./Newsletter.module.css";

const wantNewsletter = operation(
  "WantNewsletter",
  `mutation WantNewsletter($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) { customer { newsletter_status } }
  }`,
);

/** What is said of each state, and what a press then wants. */
const SAID = {
  SUBSCRIBED: {
    words: "You get our newsletter at %1.",
    press: { words: "Unsubscribe", isWanted: false },
  },
  UNCONFIRMED: {
    words: "We sent a letter to %1. Confirm by its link that you want the newsletter.",
    press: { words: "Send the letter again", isWanted: true },
  },
  UNSUBSCRIBED: {
    words: "You do not get our newsletter.",
    press: { words: "Subscribe", isWanted: true },
  },
  NOT_ACTIVE: {
    words: "You do not get our newsletter.",
    press: { words: "Subscribe", isWanted: true },
  },
} as const;

interface NewsletterBoxProps {
  readonly account: { readonly id: number; readonly email: string };
}

/** The newsletter of whoever is logged in: wanted, asked by letter, ended (OPEN-38). */
export function NewsletterBox({ account }: NewsletterBoxProps) {
  const shop = useShop();
  const client = useQueryClient();
  const { data, isPending, isFetching, refetch } = useQuery(newsletterQuery(shop, account));
  const wanted = useMutation({
    mutationFn: (isWanted: boolean) =>
      shop.graphql(wantNewsletter, { input: newsletterToInput(isWanted) }),
    onSettled: () => client.invalidateQueries(newsletterQuery(shop, account)),
  });
  if (isPending) {
    return (
      <SkeletonRegion label={t("Loading page")}>
        <SkeletonText lines={2} size={22} last={60} />
      </SkeletonRegion>
    );
  }
  if (!data) {
    return (
      <div className={styles["box"]}>
        <p role="alert">{t("This could not be loaded.")}</p>
        <Button kind="line" busy={isFetching} onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  const { words, press } = SAID[data];
  return (
    <div className={styles["box"]}>
      {/* What a press has changed is heard as well. */}
      <output>{t(words, account.email)}</output>
      <div role="alert">
        {wanted.error ? (
          <p className={styles["fault"]}>{failureLines(wanted.error)[0]?.text}</p>
        ) : null}
      </div>
      <Button
        kind="line"
        busy={wanted.isPending}
        busyLabel={t("Sending")}
        onClick={() => wanted.mutate(press.isWanted)}
      >
        {t(press.words)}
      </Button>
    </div>
  );
}
