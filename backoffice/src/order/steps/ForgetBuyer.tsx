import { Button } from "@placket/ui/action/button/Button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Folded } from "../../page/form/Folded.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { orderQuery, type Order } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";

/** Forgetting whom a guest's order was for, for good; a customer is forgotten on their own page. */
export function ForgetBuyer({ order: { number, isGuests } }: { readonly order: Order }) {
  const may = useMay("customers.merge");
  const forget = useForgetBuyer(number);
  const { ask, dialog } = useConfirm();
  if (!isGuests || !may) return null;
  const onPress = async () => {
    const isSure = await ask({
      title: `Forget who placed order ${number}?`,
      text: "Name, email, street and telephone are replaced, notes and letters about it deleted. The order keeps goods, sums and taxes. This cannot be undone.",
      yes: "Forget for Good",
    });
    if (isSure) forget.mutate();
  };
  return (
    <Folded title="Forget This Buyer">
      <p>For a guest who asks to be forgotten. The order stays, and nobody is found by it.</p>
      <Said
        text={
          forget.error ? failureText(forget.error) : forget.data ? "The buyer is forgotten." : ""
        }
      />
      <div>
        <Button kind="line" busy={forget.isPending} onClick={() => void onPress()}>
          Forget
        </Button>
      </div>
      {dialog}
    </Folded>
  );
}

function useForgetBuyer(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("forgetBuyer", { params: { number } }),
    onSuccess: async () => {
      await client.invalidateQueries(orderQuery(number));
      await client.invalidateQueries({ queryKey: [ordersList.name] });
    },
  });
}
