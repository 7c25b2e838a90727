import { lateModule } from "@placket/web/late/late-module";
import { Button } from "@placket/ui/action/button/Button";
import { Suspense, useState } from "react";
import { useBrowser } from "../../api/use-browser.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import type { Configured } from "../choosing/use-configured.ts";
import { galleryImages } from "../gallery-images.ts";
import { colorChoice, itemsOfTeam, type EditedTeam } from "./team-draft.ts";
import styles from "./TeamDoor.module.css";

const TeamSheet = awaited(
  lateModule(() => import("./TeamSheet.tsx")),
  (module) => module.TeamSheet,
);

interface TeamDoorProps {
  readonly product: Product;
  readonly configured: Configured;
}

/** The way to a list of wearers on a product's page. An address that names a list of the cart opens it (`?team=`). */
export function TeamDoor({ product, configured }: TeamDoorProps) {
  const { family, chosen } = configured.choosing;
  const { edited, forget } = useEditedTeam(product);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [seen, setSeen] = useState<EditedTeam>();
  // A list that the address names opens once it is known; one that was opened stays for the closing motion.
  if (edited && seen?.title !== edited.title) {
    setSeen(edited);
    setOpen(true);
    setWasOpen(true);
  }
  const color = colorChoice(family);
  const colorId = color && chosen[color.id];
  return (
    <div className={styles["door"]}>
      <Button
        kind="link"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {t("Order for a team: names and sizes from a list")}
      </Button>
      {wasOpen ? (
        <Suspense
          fallback={
            <output className={styles["loading"]}>{t("Loading embroidery configurator...")}</output>
          }
        >
          <TeamSheet
            key={seen?.title ?? ""}
            product={product}
            family={family}
            images={galleryImages(product, configured.choosing)}
            colorId={colorId}
            edited={seen}
            isOpen={isOpen}
            onClose={() => {
              setOpen(false);
              setSeen(undefined);
              forget();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The list of `?team=`, if the cart has it; only a browser has a cart. */
function useEditedTeam({ id, parentId }: Product): {
  readonly edited: EditedTeam | undefined;
  readonly forget: () => void;
} {
  const { path, search, hash } = useAddress();
  const router = useRouter();
  const { data: cart } = useCart();
  const isBrowser = useBrowser();
  const title = new URLSearchParams(search).get("team");
  const forget = () => {
    if (title === null) return;
    const query = new URLSearchParams(search);
    query.delete("team");
    const left = query.toString();
    void router.navigate(path + (left === "" ? "" : `?${left}`) + hash, { replace: true });
  };
  if (title === null || !isBrowser) return { edited: undefined, forget };
  const items = itemsOfTeam(cart?.items ?? [], { title, familyId: parentId ?? id });
  return { edited: items.length > 0 ? { title, items } : undefined, forget };
}
