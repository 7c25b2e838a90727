import type { Embroidering } from "@placket/contract/embroidery/embroider-call.codec";
import { savedAs, savingToWire } from "@placket/contract/saved-product/saved-product.codec";
import { SAVED_NAME_MAX } from "@placket/domain/saved-product/saved-product";
import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { useUnheld } from "../api/use-unheld.ts";
import { useDoor } from "../focus/use-door.ts";
import { showNotice } from "../notice/notices.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";
import { loginHref } from "../routing/referer.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { NameForm } from "./NameForm.tsx";
import { saidOf } from "./said-of.ts";
import { savedHref } from "./saved-address.ts";
import { keepUntilSignIn, NOT_SAVED } from "./saved-after-sign-in.ts";
import { savedAnew, type ShownSaved } from "./saved-products.queries.ts";
import { SheetButton } from "./sheet/SheetButton.tsx";
import styles from "./KeepProduct.module.css";

interface KeepProductProps {
  /** What is sewn as it stands; undefined while something stands in its way. */
  readonly made: Embroidering | undefined;
  /** What the product is called. */
  readonly product: string;
  /** The saved product that was opened: it is saved in its place. */
  readonly saved: Pick<ShownSaved, "id" | "name"> | undefined;
  /** Nobody is signed in: it is not even asked whether it may be saved. */
  readonly isGuest: boolean;
}

/** Saves what stands in the editor to order it again (EMB-33, EMB-45). A guest signs in first, and it is saved then. */
export function KeepProduct({ made, product, saved, isGuest }: KeepProductProps) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { isOpen, door, open, close } = useDoor();
  const [guestsName, setGuestsName] = useState<string>();
  const saving = useMutation({
    mutationFn: async (name: string) =>
      savedAs(await shop.call("saveEmbroideryToMyProducts", { body: bodyOf(name) })),
    onSuccess: async ({ id, name }) => {
      const show = { label: t("Show"), run: () => void router.navigate(savedHref(id)) };
      showNotice(t("%1 is saved among your products.", name), { action: show });
      close();
      await savedAnew({ shop, client });
    },
    // The editor stays open with its input (OPEN-18).
    onError: (error, name) => {
      if (wantsSignIn(error)) return setGuestsName(name);
      if (isRefused(error)) return undefined;
      return showNotice(t(NOT_SAVED), { type: "error" });
    },
  });
  const bodyOf = (name: string) => {
    if (!made) throw new Error("Nothing is sewn that could be saved");
    return savingToWire(made, { name, id: saved?.id });
  };
  const { error } = saving;
  const unheld = useUnheld();
  const refused =
    error && isRefused(error) && !wantsSignIn(error) ? saidOf(error, t(NOT_SAVED)) : undefined;
  const signIn = (name: string) => {
    keepUntilSignIn(bodyOf(name));
    void router.navigate(loginHref(hrefTo("savedProducts")));
  };
  if (!isOpen) {
    return (
      <div className={styles["keep"]}>
        <p className={styles["ways"]}>
          <Button
            ref={door}
            kind="link"
            aria-disabled={!made}
            className={made ? undefined : styles["greyed"]}
            onClick={() => made && open()}
          >
            {saved ? t("Save changes to My Products") : t("Save to My Products")}
          </Button>
          <SheetButton made={made} name={saved?.name ?? product} />
        </p>
      </div>
    );
  }
  return (
    <div className={styles["keep"]}>
      <NameForm
        name={saved?.name ?? nameFor(made, product)}
        submitLabel={t("Save")}
        isBusy={saving.isPending}
        refused={unheld.wasOffline ? t(NOT_SAVED) : refused}
        onSubmit={(name) => {
          if (!made) return;
          if (isGuest) setGuestsName(name);
          else unheld.make(() => saving.mutate(name));
        }}
        onCancel={close}
      />
      {guestsName !== undefined && made ? (
        <p className={styles["sign-in"]} role="alert">
          {t("Sign in to save it. It is saved as soon as you are signed in.")}{" "}
          <Button kind="line" size="sm" onClick={() => signIn(guestsName)}>
            {t("Sign in and save")}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const isRefused = (error: Error): boolean =>
  error instanceof CallError && error.status > 0 && error.status < 500;

const wantsSignIn = (error: Error): boolean => error instanceof CallError && error.status === 401;

/** "Anna Berg, Merrow coat", as far as there is room for it. */
function nameFor(made: Embroidering | undefined, product: string): string {
  const words = made?.chosen.text?.lines.filter((line) => line.trim() !== "").join(" ") ?? "";
  return [words, product].filter(Boolean).join(", ").slice(0, SAVED_NAME_MAX);
}
