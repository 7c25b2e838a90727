import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Said } from "../../page/Said.tsx";
import { useEndCustomer, type Customer } from "./account.queries.ts";
import { Folded } from "../../page/form/Folded.tsx";

/** Forgetting who a customer was, for good. */
export function Anonymize({ customer: { id, email } }: { readonly customer: Customer }) {
  const anonymize = useEndCustomer("anonymizeCustomer");
  const { ask, dialog } = useConfirm();
  const onPress = async () => {
    const isSure = await ask({
      title: `Forget who ${email} was?`,
      text: "Name and email are replaced, addresses, notes and letters deleted. Orders keep goods, sums and taxes. This cannot be undone.",
      yes: "Anonymize for Good",
    });
    if (isSure) anonymize.mutate({ params: { id } });
  };
  return (
    <Folded title="Anonymize This Customer">
      <p>For whoever asks to be forgotten. Orders stay, and nobody is found by them.</p>
      <Said text={anonymize.error ? failureText(anonymize.error) : ""} />
      <div>
        <Button kind="line" busy={anonymize.isPending} onClick={() => void onPress()}>
          Anonymize
        </Button>
      </div>
      {dialog}
    </Folded>
  );
}
