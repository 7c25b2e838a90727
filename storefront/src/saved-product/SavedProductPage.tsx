import {
  choiceOfParts,
  type Embroidering,
} from "@placket/contract/embroidery/embroider-call.codec";
import { buttonClass, Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../api/shop.ts";
import { useDoor } from "../focus/use-door.ts";
import { useFormatPrice } from "../money/Price.tsx";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { Missing } from "./Missing.tsx";
import { NameForm } from "./NameForm.tsx";
import { OrderAgain } from "./OrderAgain.tsx";
import { saidOf } from "./said-of.ts";
import { editHref } from "./saved-address.ts";
import { isGone, savedProductQuery, type ShownSaved } from "./saved-products.queries.ts";
import { SavedFacts } from "./SavedFacts.tsx";
import { SavedPicture } from "./SavedPicture.tsx";
import { SheetButton } from "./sheet/SheetButton.tsx";
import { useSavedWays } from "./use-saved-ways.ts";
import styles from "./SavedProductPage.module.css";

/** `/myproducts/index/myproduct/id/{id}`: one saved product, to be ordered again or changed (ACCT-32, ROUTE-15). */
export function SavedProductPage({ place }: { place: Place }) {
  const id = Number(place.params["myProductId"]);
  const query = useQuery(savedProductQuery(useShop(), id));
  if (query.isPending) {
    return (
      <SkeletonRegion label={t("Loading your product")}>
        <SkeletonText lines={6} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (query.data) return <Shown key={id} saved={query.data} itemId={place.params["itemId"]} />;
  if (isGone(query.error)) {
    return (
      <p>
        {t("This product is not among your saved ones.")}{" "}
        <a className="link" href={hrefTo("savedProducts")}>
          {t("Show all products")}
        </a>
      </p>
    );
  }
  return (
    <div className={styles["none"]}>
      <p role="alert">{t("Your product could not be loaded.")}</p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("Try again")}
      </Button>
    </div>
  );
}

interface ShownProps {
  readonly saved: ShownSaved;
  /** The item of the cart that it was opened from. */
  readonly itemId: string | undefined;
}

function Shown({ saved, itemId }: ShownProps) {
  const price = useFormatPrice();
  const { name, item, missing } = saved;
  return (
    <div className={styles["product"]}>
      <SavedPicture saved={saved} view="whole" />
      <div className={styles["side"]}>
        <Naming saved={saved} />
        <SavedFacts saved={saved} className={styles["facts"]} />
        {missing.length > 0 ? (
          <Missing missing={missing} />
        ) : (
          <>
            <p className={styles["price"]}>{t("%1 per piece", price(item.price))}</p>
            <OrderAgain saved={saved} />
            <SheetButton made={embroideringOf(saved)} name={name} />
          </>
        )}
        {item.name === "" ? null : (
          <a
            className={buttonClass({ kind: "line" })}
            href={editHref(saved, itemId)}
            aria-label={t("Change: %1", name)}
          >
            {t("Change")}
          </a>
        )}
      </div>
    </div>
  );
}

/** What is sewn on it, as it would be asked for anew; undefined where nothing is. */
function embroideringOf({ item }: ShownSaved): Embroidering | undefined {
  const { simpleProductId: productId, familyId, quantity: pieces } = item;
  const chosen = choiceOfParts(item.parts);
  const parentId = familyId === productId ? null : familyId;
  return chosen && { productId, parentId, pieces, chosen, shown: undefined };
}

/** The name, which can be changed, and the way to take the product away. */
function Naming({ saved }: { readonly saved: ShownSaved }) {
  const router = useRouter();
  const { isOpen, door, open, close } = useDoor();
  const { remove, rename } = useSavedWays(saved, {
    onRemoved: () => void router.navigate(hrefTo("savedProducts")),
  });
  if (isOpen) {
    return (
      <NameForm
        name={saved.name}
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
    );
  }
  return (
    <div>
      <h2 className={styles["name"]}>{saved.name}</h2>
      <p className={styles["ways"]}>
        <Button ref={door} kind="link" onClick={open}>
          {t("Rename")}
        </Button>
        <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t("Remove")}
        </Button>
      </p>
    </div>
  );
}
