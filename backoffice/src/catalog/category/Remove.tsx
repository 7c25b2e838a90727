import { Button } from "@placket/ui/action/button/Button";
import { useNavigate } from "@tanstack/react-router";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Said } from "../../page/Said.tsx";
import { categoriesAt } from "./category.addresses.ts";
import { useWriteCategory, type Category, type CategoryLine } from "./category.queries.ts";

interface RemoveProps {
  readonly category: Category;
  readonly categories: readonly CategoryLine[];
}

/** Takes a category away in which none lies. */
export function Remove({ category: { id, values }, categories }: RemoveProps) {
  const remove = useWriteCategory("removeCategory");
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const holdsOthers = categories.some(({ parentId }) => parentId === id);
  const press = async () => {
    const isSure = await ask({
      title: `Remove “${values.name}”?`,
      text: "Its products stay, and lie in it no more. Its address leads to the category above. Menus of portals lose it.",
      yes: "Remove",
    });
    if (!isSure) return;
    await remove.mutateAsync({ params: { id } });
    await navigate({ href: categoriesAt({}) });
  };
  return (
    <>
      <p>
        {holdsOthers
          ? "Move or remove the categories that lie in it first."
          : "Switched off it is not seen either, and can come back."}
      </p>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <div>
        <Button
          kind="line"
          disabled={holdsOthers}
          onClick={() => void press().catch(() => undefined)}
        >
          Remove
        </Button>
      </div>
      {dialog}
    </>
  );
}
