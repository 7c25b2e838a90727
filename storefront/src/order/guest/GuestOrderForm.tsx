import { checkEmail } from "@placket/domain/checkout/email";
import { problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { FormEvent } from "react";
import { ownOrderFromWire } from "@placket/contract/order/own-order.codec";
import { operation } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { summaryTitle } from "../../checkout/summary-words.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { ownOrderFields } from "../owned/own-order-fields.ts";
import type { OwnOrder } from "../owned/own-orders.queries.ts";
import styles from "./GuestOrderPage.module.css";

const guestOrder = operation(
  "GuestOrder",
  `query GuestOrder($input: OrderInformationInput!) {
    guestOrder(input: $input) { ...OwnOrderFields }
  }`,
  ownOrderFields,
);

const FIELDS = ["number", "email", "lastname"] as const;

/** What one must know of an order: its number, its email and the last name it is billed to. */
export function GuestOrderForm({ onFound }: { onFound: (order: OwnOrder) => void }) {
  const shop = useShop();
  const { emailPattern } = useConfig();
  const places = {
    number: { id: "guest-order-number", label: t("Order number") },
    email: { id: "guest-order-email", label: t("Email") },
    lastname: { id: "guest-order-lastname", label: t("Billing last name") },
  };
  const problems = useProblems(places);
  const asked = useMutation({
    mutationFn: async (input: Record<(typeof FIELDS)[number], string>) =>
      ownOrderFromWire((await shop.graphql(guestOrder, { input })).guestOrder, shop.locale),
    onSuccess: onFound,
    onError: problems.fail,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asked.isPending) return;
    const form = new FormData(event.currentTarget);
    const [number = "", email = "", lastname = ""] = FIELDS.map((name) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    });
    const wrong = [
      ...(number === "" ? [problem("checkout.required", "number")] : []),
      ...checkEmail(email, emailPattern),
      ...(lastname === "" ? [problem("checkout.required", "lastname")] : []),
    ];
    if (problems.show(wrong)) asked.mutate({ number, email, lastname });
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    ...places[name],
    name,
    error: problems.textOf(name),
    onChange: () => problems.change(name),
  });
  return (
    // Sent before the page is alive, it keeps what was typed out of the address.
    <form noValidate method="post" className={styles["form"]} onSubmit={submit}>
      <p>
        {t("For orders that were placed without an account. The confirmation names all three.")}
      </p>
      <ErrorSummary
        title={summaryTitle(problems.lines.length)}
        errors={problems.lines}
        attempt={problems.attempt}
      />
      <TextField {...field("number")} inputMode="numeric" autoComplete="off" maxLength={32} />
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field("lastname")} autoComplete="family-name" maxLength={255} />
      <div className={styles["ways"]}>
        <Button type="submit" busy={asked.isPending} busyLabel={t("Sending")}>
          {t("Find the order")}
        </Button>
        <a className="link" href={hrefTo("orderHistory")}>
          {t("Orders of my account")}
        </a>
      </div>
    </form>
  );
}
