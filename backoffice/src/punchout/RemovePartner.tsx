import { Button } from "@placket/ui/action/button/Button";
import { useNavigate } from "@tanstack/react-router";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Said } from "../page/Said.tsx";
import { useWritePartner, type Partner } from "./partner.queries.ts";
import { partnersAt } from "./punchout.addresses.ts";

/** Takes a partner away after a question, with its visits and documents. */
export function RemovePartner({ partner: { id, name } }: { readonly partner: Partner }) {
  const remove = useWritePartner("removePunchoutPartner");
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const press = async () => {
    const isSure = await ask({
      title: `Remove “${name}”?`,
      text: "Its buyers are let in no more; those who are in are out. Its visits and documents are gone.",
      yes: "Remove",
    });
    if (!isSure) return;
    await remove.mutateAsync({ params: { id } });
    await navigate({ href: partnersAt({}) });
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
