import { shownLink } from "@placket/contract/cart/passed-on.codec";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { copyText } from "../../notice/clipboard.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../quote/day-of.ts";
import { Quote } from "../quote/Quote.tsx";
import { sayProblems } from "../../notice/say-problems.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import styles from "./PassedOn.module.css";
import { sharedLinksQuery } from "./shared.queries.ts";

/** Ways to pass a cart on: a link for others, and a quote on paper. */
export default function PassedOn() {
  return (
    <div className={styles["ways"]}>
      <Disclosure title={t("Share this cart")} kind="link">
        <Links />
      </Disclosure>
      <Quote />
    </div>
  );
}

/** Makes a link, which is shown this once, and lists those that are open. */
function Links() {
  const shop = useShop();
  const client = useQueryClient();
  const query = sharedLinksQuery(shop);
  const { data: links = [] } = useQuery(query);
  const place = useKeptFocus(links.length);
  const share = useMutation({
    mutationFn: () => shop.call("shareCart"),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: sayProblems,
  });
  const end = useMutation({
    mutationFn: (id: number) => shop.call("endSharedLink", { body: { id } }),
    onSuccess: ({ links: left }) => client.setQueryData(query.queryKey, left.map(shownLink)),
    onError: async (error) => {
      sayProblems(error);
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const [made, show] = useState<{ readonly id: number; readonly address: string }>();
  const isOpen = made !== undefined && links.some(({ id }) => id === made.id);
  return (
    <div ref={place} tabIndex={-1} className={styles["links"]}>
      <p>{t("Whoever has the link sees what is in the cart now, and can take a copy of it.")}</p>
      {isOpen ? (
        <NewLink address={made.address} />
      ) : (
        <Button
          kind="line"
          busy={share.isPending}
          onClick={() =>
            share.mutate(undefined, {
              onSuccess: ({ id, token }) =>
                show({ id, address: `${location.origin}${hrefTo("sharedCart")}#${token}` }),
            })
          }
        >
          {t("Make a link")}
        </Button>
      )}
      {links.length === 0 ? null : (
        <ul aria-label={t("Open links")}>
          {links.map(({ id, until }) => (
            <li key={id}>
              <span>{t("Link until %1", dayOf(until, shop.locale))}</span>
              <Button
                kind="link"
                busy={end.isPending && end.variables === id}
                aria-label={t("End the link until %1", dayOf(until, shop.locale))}
                onClick={() => end.mutate(id)}
              >
                {t("End")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link as it is shown once, to be copied. */
function NewLink({ address }: { readonly address: string }) {
  return (
    <div className={styles["new"]}>
      <TextField label={t("Link to this cart")} value={address} maxLength={500} readOnly />
      <Button kind="line" onClick={() => void copyText(address)}>
        {t("Copy")}
      </Button>
    </div>
  );
}
