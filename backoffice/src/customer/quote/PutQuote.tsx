import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { useActFor } from "../account/account.queries.ts";
import { usePutQuote, type Quote } from "./quote.queries.ts";
import styles from "./QuotePage.module.css";

/** Putting an open quote into its buyer's cart, and ordering it there in their name. */
export function PutQuote({ quote }: { readonly quote: Quote }) {
  const put = usePutQuote();
  const act = useActFor();
  const mayAct = useMay("customers.actFor");
  const { ask, dialog } = useConfirm();
  const { number, hasPrices, isInCart } = quote;
  const { customerId } = quote.buyer;
  if (!hasPrices) {
    return (
      <p>
        Of this quote the paper alone was kept: its items cannot be put into a cart by themselves.
      </p>
    );
  }
  const isMeant = () =>
    ask({
      title: `Put ${number} into the buyer's cart?`,
      text: "Its prices hold there until its time is over, while its items stay as they are. What else is in the cart is saved for later.",
      yes: "Put into Cart",
      no: "Cancel",
    });
  const putIt = async () => {
    if (await isMeant()) put.mutate(number);
  };
  const failure = put.error ?? act.error;
  return (
    <section aria-labelledby="put-quote" className={styles["section"]}>
      <h2 id="put-quote">Order It at Its Prices</h2>
      <p>
        {customerId === null
          ? "The guest finds it in the cart of the browser in which they made it."
          : "The customer finds it in the cart, on every device. Whoever may shop in their name orders it for them there."}
      </p>
      <Said
        text={failure ? failureText(failure) : put.isSuccess ? `${number} is in the cart.` : ""}
      />
      <div className={styles["buttons"]}>
        <Button
          kind={isInCart ? "line" : "primary"}
          busy={put.isPending}
          onClick={() => void putIt()}
        >
          {isInCart ? "Put into Their Cart Again" : "Put into Their Cart"}
        </Button>
        {customerId !== null && mayAct && isInCart ? (
          <Button
            busy={act.isPending}
            onClick={() => act.mutate({ id: customerId, opens: "cart" })}
          >
            Order It for Them
          </Button>
        ) : null}
      </div>
      {dialog}
    </section>
  );
}
