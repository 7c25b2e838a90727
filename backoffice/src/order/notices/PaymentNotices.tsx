import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@placket/ui/action/button/Button";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { Time } from "../../page/Time.tsx";
import { orderAt } from "../order.addresses.ts";
import { kindInWords, processorInWords } from "./notice-words.ts";
import { ordersList } from "../orders-list.ts";
import styles from "./PaymentNotices.module.css";

const QUERY = ["payment notices"] as const;

/** What processors told by themselves and the store cannot place, until somebody has seen to it. */
export function PaymentNotices() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: QUERY, queryFn: () => call("paymentNotices") });
  const see = useMutation({
    mutationFn: (id: number) => call("seePaymentNotice", { params: { id } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: QUERY });
      await client.invalidateQueries({ queryKey: [ordersList.name] });
    },
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="payment-notices" className={styles["notices"]}>
      <h2 id="payment-notices">Told by Processors</h2>
      <p>Look each up in the back office of its processor; the store does nothing about it.</p>
      <ul>
        {data.rows.map(({ id, provider, kind, key, reference, order, receivedAt }) => (
          <li key={id}>
            <span>
              <b>{kindInWords(kind)}</b>, {processorInWords(provider)}, <Time iso={receivedAt} />
              {order === null ? null : (
                <>
                  , order{" "}
                  <a className="link" href={orderAt({ number: order })}>
                    {order}
                  </a>
                </>
              )}
              {order === null && (key ?? reference) !== null ? `, ${key ?? reference}` : null}
            </span>
            <Button
              size="sm"
              kind="line"
              aria-label={`Seen to: ${kindInWords(kind)}, ${order ?? key ?? reference ?? provider}`}
              busy={see.isPending && see.variables === id}
              onClick={() => see.mutate(id)}
            >
              Seen to
            </Button>
          </li>
        ))}
      </ul>
      <output>{see.error ? failureText(see.error) : ""}</output>
    </section>
  );
}
