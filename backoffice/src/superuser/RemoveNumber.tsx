import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Said } from "../page/Said.tsx";
import { useWriteNumber, type CustomerNumber } from "./number.queries.ts";
import { customerNumbersAt } from "./superuser.addresses.ts";

/** Takes a customer number away after a question; those who had it have none then. */
export function RemoveNumber({
  number: { custid, companyName },
}: {
  readonly number: CustomerNumber;
}) {
  const remove = useWriteNumber("removeCustomerNumber");
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const press = async () => {
    const isSure = await ask({
      title: `Remove the customer number ${custid} of “${companyName}”?`,
      text: "Whoever is connected as it has no number then, and sees their own prices.",
      yes: "Remove",
    });
    if (!isSure) return;
    await remove.mutateAsync({ params: { custid } });
    await navigate({ href: customerNumbersAt({}) });
  };
  return (
    <>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <div>
        <Button
          kind="line"
          busy={remove.isPending}
          onClick={() => void press().catch(() => undefined)}
        >
          Remove
        </Button>
      </div>
      {dialog}
    </>
  );
}
