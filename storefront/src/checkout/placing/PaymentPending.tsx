import type { Placing } from "@placket/domain/checkout/placing";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useRef } from "react";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import styles from "../CheckoutPage.module.css";
import { lostText, unreachableText } from "../summary-words.ts";
import { OpenOrderLine } from "./OpenOrderLine.tsx";
import { useAskingAgain, type After } from "./use-asking-again.ts";
import type { PlacingInHand } from "./use-placing.ts";

interface PaymentPendingProps {
  readonly inHand: Pick<PlacingInHand, "placing" | "ask" | "confirm" | "giveUp">;
  readonly after?: After;
}

/** A calm screen while nobody knows what became of the payment: paying again would be wrong. */
export function PaymentPending({ inHand, after }: PaymentPendingProps) {
  const { placing, ask, confirm, giveUp } = inHand;
  const { isGivenUp } = useAskingAgain(placing, ask, after);
  const { phone } = useConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = wordsFor(placing);
  const isAtBank = placing.phase === "unconfirmed" || placing.phase === "givingUp";
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1 ref={title} tabIndex={-1}>
        {words.title}
      </h1>
      <OpenOrderLine open={placing.open} />
      <p>{words.text}</p>
      {placing.isElsewhere ? (
        <p>
          {t(
            "This order was placed in another window of yours. The card typed here was not used, and nothing is charged twice.",
          )}
        </p>
      ) : null}
      <output className="muted">{statusOf(placing, isGivenUp)}</output>
      <div className={styles["ways"]}>
        {isAtBank ? (
          <>
            <Button onClick={confirm}>{t("Confirm with your bank")}</Button>
            <Button
              kind="line"
              busy={placing.phase === "givingUp"}
              busyLabel={t("Giving up the payment")}
              onClick={() => void giveUp()}
            >
              {t("Use another card")}
            </Button>
          </>
        ) : null}
        <Button
          kind={isAtBank ? "link" : "primary"}
          busy={placing.phase === "asking"}
          onClick={() => void ask()}
        >
          {t("Check again")}
        </Button>
      </div>
      <p className="small muted">{t("Questions? Call %1.", phone)}</p>
    </div>
  );
}

function wordsFor({ phase, challengeUrl }: Placing): { title: string; text: string } {
  if (phase === "lost") {
    return {
      title: t("The connection was lost"),
      text: lostText(),
    };
  }
  if (phase === "unconfirmed" || phase === "givingUp" || challengeUrl !== null) {
    return {
      title: t("Confirm your payment with your bank"),
      text: t(
        "The payment needs to be confirmed with your bank. Nothing is charged until then. You can use another card instead; without either your cart comes back after half an hour.",
      ),
    };
  }
  return {
    title: t("We are waiting for your bank"),
    text: t(
      "We have not heard back about your payment yet. Do not pay again: we are asking your bank.",
    ),
  };
}

function statusOf({ phase, asked, isLost }: Placing, isGivenUp: boolean): string {
  if (phase === "asking") return t("Asking …");
  if (phase === "unconfirmed") return isLost ? unreachableText() : "";
  if (phase === "challenge" || phase === "givingUp") return "";
  if (isGivenUp) {
    return t(
      "Still no answer. You may close this page: we keep asking, and write to you as soon as your order is placed.",
    );
  }
  return asked === 0
    ? t("This page asks again by itself.")
    : t("No answer yet. This page asks again by itself.");
}
