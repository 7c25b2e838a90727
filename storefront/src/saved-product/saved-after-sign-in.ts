import type { SavingWire } from "@placket/contract/saved-product/saved-product.codec";
import { savedName } from "@placket/contract/saved-product/saved-product.codec";
import { useEffect, useState } from "react";
import { useShop } from "../api/shop.ts";
import { showNotice } from "../notice/notices.ts";
import { isAnything, session } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { t } from "../translation/translate.ts";
import { saidOf } from "./said-of.ts";

/** EMB-45: what a guest wants to save, until they have signed in. */
const KEY = session("savedAfterSignIn", isAnything);

/** Keeps what a guest wants to save until they have signed in, in this window. */
export const keepUntilSignIn = (saving: SavingWire): void => writeStored(KEY, saving);

/** Saves what a guest wanted to save, now that it is known who they are; once. True until that is done. */
export function useSavedAfterSignIn(): boolean {
  const shop = useShop();
  const [saving, setSaving] = useState(kept);
  useEffect(() => {
    if (!saving || !kept()) return;
    removeStored(KEY);
    shop
      .call("saveEmbroideryToMyProducts", { body: saving })
      .then(
        () => showNotice(t("%1 is saved among your products.", savedName(saving))),
        (error: Error) => showNotice(saidOf(error, t(NOT_SAVED)), { type: "error" }),
      )
      .finally(() => setSaving(undefined));
  }, [shop, saving]);
  return saving !== undefined;
}

const kept = () => readStored(KEY) as SavingWire | undefined;

/** OPEN-18. */
export const NOT_SAVED = "Your embroidery could not be saved. Please try again.";
