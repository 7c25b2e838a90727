import { Button } from "@placket/ui/action/button/Button";
import { useDoor } from "../../focus/use-door.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { saidOf } from "../say-refused.ts";
import type { Wisher } from "../wishes.queries.ts";
import { ListNameForm } from "./ListNameForm.tsx";
import { useWishChange } from "./use-wish-change.ts";

/** A further list, under a name. */
export function NewList({ wisher }: { readonly wisher: Wisher }) {
  const { isOpen, door, open, close } = useDoor();
  const router = useRouter();
  const create = useWishChange(wisher, (calls, name: string) => calls.create(name));
  if (!isOpen) {
    return (
      <Button ref={door} kind="link" onClick={open}>
        {t("New list")}
      </Button>
    );
  }
  return (
    <ListNameForm
      name=""
      submitLabel={t("Create list")}
      isBusy={create.isPending}
      refused={create.error ? saidOf(create.error) : undefined}
      onSubmit={(name) =>
        create.mutate(name, {
          onSuccess: (made) => {
            close();
            const id = made.createWishlist?.wishlist.id ?? undefined;
            void router.navigate(hrefTo("wishlist", {}, { list: id }));
          },
        })
      }
      onCancel={close}
    />
  );
}
