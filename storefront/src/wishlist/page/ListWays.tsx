import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useDoor } from "../../focus/use-door.ts";
import { copyText } from "../../notice/clipboard.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { saidOf, sayRefused } from "../say-refused.ts";
import type { Wisher } from "../wishes.queries.ts";
import { ListNameForm } from "./ListNameForm.tsx";
import { useWishChange } from "./use-wish-change.ts";
import type { WishListHead } from "./wish-lists.queries.ts";
import styles from "./WishLists.module.css";

interface ListWaysProps {
  readonly wisher: Wisher;
  readonly list: WishListHead;
}

/** What may be done with a list itself: name it, share it, delete it. */
export function ListWays({ wisher, list }: ListWaysProps) {
  const { isOpen, door, open, close } = useDoor();
  const router = useRouter();
  const rename = useWishChange(wisher, (calls, name: string) => calls.rename(list.id, name));
  const share = useWishChange(
    wisher,
    (calls, isShared: boolean) => calls.share(list.id, isShared, list.tellsFirstName),
    sayRefused,
  );
  const remove = useWishChange(wisher, (calls) => calls.remove(list.id), sayRefused);
  if (isOpen) {
    return (
      <ListNameForm
        name={list.name}
        submitLabel={t("Save name")}
        isBusy={rename.isPending}
        refused={rename.error ? saidOf(rename.error) : undefined}
        onSubmit={(name) => rename.mutate(name, { onSuccess: close })}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <p className={styles["ways"]}>
        <Button ref={door} kind="link" onClick={open}>
          {t("Rename")}
        </Button>
        <Button kind="link" busy={share.isPending} onClick={() => share.mutate(list.code === null)}>
          {list.code === null ? t("Share by a link") : t("End sharing")}
        </Button>
        {list.isDefault ? null : (
          <Button
            kind="link"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => void router.navigate(hrefTo("wishlist")),
              })
            }
          >
            {t("Delete list")}
          </Button>
        )}
      </p>
      {list.code === null ? null : <Shared wisher={wisher} list={list} code={list.code} />}
    </>
  );
}

/** The link of a list that is shared, and what it tells of its owner. */
function Shared({ wisher, list, code }: ListWaysProps & { readonly code: string }) {
  const tell = useWishChange(
    wisher,
    (calls, tellsFirstName: boolean) => calls.share(list.id, true, tellsFirstName),
    sayRefused,
  );
  const link = `${location.origin}${hrefTo("sharedWishlist")}#${code}`;
  return (
    <div className={styles["shared"]}>
      <TextField label={t("Whoever has this link sees the list")} value={link} readOnly />
      <Button kind="line" onClick={() => void copyText(link)}>
        {t("Copy link")}
      </Button>
      <Checkbox
        label={t("Tell my first name")}
        checked={list.tellsFirstName}
        disabled={tell.isPending}
        onChange={(event) => tell.mutate(event.currentTarget.checked)}
      />
    </div>
  );
}
