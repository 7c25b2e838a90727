import { Button } from "@placket/ui/action/button/Button";
import { useFormatPrice } from "../money/Price.tsx";
import { useDoor } from "../focus/use-door.ts";
import { t } from "../translation/translate.ts";
import { Missing } from "./Missing.tsx";
import { NameForm } from "./NameForm.tsx";
import { saidOf } from "./said-of.ts";
import { savedHref } from "./saved-address.ts";
import type { ShownSaved } from "./saved-products.queries.ts";
import { SavedFacts } from "./SavedFacts.tsx";
import { SavedPicture } from "./SavedPicture.tsx";
import { useSavedWays } from "./use-saved-ways.ts";
import styles from "./SavedRow.module.css";

/** One saved product of the list, with the way to its page. */
export function SavedRow({ saved }: { readonly saved: ShownSaved }) {
  const price = useFormatPrice();
  const { isOpen, door, open, close } = useDoor();
  const { remove, rename } = useSavedWays(saved);
  const { name, item, missing } = saved;
  return (
    <li className={styles["row"]} aria-busy={remove.isPending}>
      <SavedPicture saved={saved} view="near" />
      {isOpen ? (
        <NameForm
          name={name}
          submitLabel={t("Save name")}
          isBusy={rename.isPending}
          refused={
            rename.error
              ? saidOf(rename.error, t("Something went wrong. Please try again."))
              : undefined
          }
          onSubmit={(wanted) => rename.mutate(wanted, { onSuccess: close })}
          onCancel={close}
        />
      ) : (
        <h3 className={styles["name"]}>
          <a href={savedHref(saved.id)}>{name}</a>
        </h3>
      )}
      <SavedFacts saved={saved} className={styles["facts"]} />
      {missing.length > 0 ? (
        <Missing missing={missing} />
      ) : (
        <p className="num">{t("%1 per piece", price(item.price))}</p>
      )}
      <p className={styles["ways"]}>
        {isOpen ? null : (
          <Button ref={door} kind="link" aria-label={t("Rename: %1", name)} onClick={open}>
            {t("Rename")}
          </Button>
        )}
        <Button
          kind="link"
          aria-label={t("Remove: %1", name)}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t("Remove")}
        </Button>
      </p>
    </li>
  );
}
