import { cartFields } from "@placket/contract/cart/cart-fields";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { moneyFromWire } from "@placket/contract/money/money.codec";
import { pointsOffered } from "@placket/domain/reward/points";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useState } from "react";
import { operation } from "../../api/graphql.ts";
import { shopKey, useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { queryOptions } from "../../query/query.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../cart-change.ts";
import { refetchAfter, showCart, type ShownCart } from "../cart.queries.ts";
import { useRefusal } from "../page/CodeForm.tsx";
import styles from "./Pays.module.css";
import { spendingLines } from "./spending-lines.ts";

const remove = operation(
  "RemovePoints",
  `mutation RemovePoints($cartId: ID!) {
    changed: removeRewardPointsFromCart(cartId: $cartId) { cart { ...CartFields } }
  }`,
  cartFields,
);

/** The customer's points, and how many of them pay (PAY-10); nothing of whoever has none, or where there are none. */
export function RewardPoints({ cart }: { readonly cart: ShownCart }) {
  const { hasRewards } = useConfig();
  return cart.isCustomers && hasRewards ? <Points cart={cart} /> : null;
}

function Points({ cart }: { readonly cart: ShownCart }) {
  const { maskId: cartId, points: paying } = cart;
  const shop = useShop();
  const client = useQueryClient();
  const price = useFormatPrice();
  const { data: held } = useQuery(
    queryOptions({
      // Of the cart, and so of its customer: they go with it at the log out, and are not asked for as a guest.
      queryKey: shopKey(shop, "reward points", cartId),
      queryFn: () => shop.call("rewardsBalance"),
    }),
  );
  const applying = useMutation({
    mutationFn: async (value: number) =>
      shownCart(await shop.call("applyRewards", { params: { value } })),
    onSuccess: (changed) => showCart({ client, shop }, changed),
    onError: (error) => refetchAfter(error, { client, shop }),
  });
  const removing = useCartChange(remove);
  const refusal = useRefusal(applying.error);
  if (paying !== null) {
    return (
      <p className={styles["used"]}>
        <span>
          {t("Points")}
          <small>
            {held
              ? `${held.spending.label} ${t("%1 points, worth %2", paying.count, price(paying.pays))}`
              : t("%1 points pay %2", paying.count, price(paying.pays))}
          </small>
        </span>
        <Button
          kind="link"
          aria-label={t("Remove points")}
          busy={removing.isPending}
          onClick={() => removing.mutate({ cartId })}
        >
          {t("Remove")}
        </Button>
      </p>
    );
  }
  if (!held || held.points === 0) return null;
  const { points, amount, spending } = held;
  const offered = pointsOffered(points, moneyFromWire(cart.grandTotal), {
    rewardsPointsForUnit: spending.unit,
    rewardsSpendLeast: spending.least,
    rewardsSpendMost: spending.most,
    rewardsSpendStep: spending.step,
    rewardsSpendPercent: spending.percent,
  });
  const rules = spendingLines(spending).map((line) => <li key={line}>{line}</li>);
  return (
    <Disclosure title={t("Points: %1, worth %2", points, price(amount))} kind="link">
      {rules.length === 0 ? null : <ul className={styles["rules"]}>{rules}</ul>}
      <PointsForm
        key={offered}
        offered={offered}
        busy={applying.isPending}
        error={refusal}
        onApply={(value) => applying.mutate(value)}
      />
    </Disclosure>
  );
}

interface PointsFormProps {
  /** As many as are left to pay. */
  readonly offered: number;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onApply: (points: number) => void;
}

function PointsForm({ offered, busy, error, onApply }: PointsFormProps) {
  const [typed, setTyped] = useState(String(offered));
  const isNumber = /^[1-9]\d{0,8}$/.test(typed.trim());
  const [isTried, setTried] = useState(false);
  const wrong = isTried && !isNumber ? t("Enter a whole number of points.") : error;
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isNumber) onApply(Number(typed));
      }}
    >
      <TextField
        label={t("Points to spend")}
        labelPlace="hidden"
        inputMode="numeric"
        value={typed}
        maxLength={9}
        autoComplete="off"
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="line" type="submit" busy={busy}>
        {t("Use")}
      </Button>
    </form>
  );
}
