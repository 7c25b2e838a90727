import { knownCustomer } from "../session/known-customer.ts";
import { listNoticeTexts } from "../notice/list-notice-texts.ts";
import { showNotice } from "../notice/notices.ts";
import { sayProblems } from "../notice/say-problems.ts";
import { isNumber, isText, objectOf } from "../storage/kept-shape.ts";
import { session } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { t } from "../translation/translate.ts";
import { toggleWish, wishesQuery, type WishPlace } from "./wishes.queries.ts";

/** A product that somebody wishes for. */
export interface Wished {
  readonly id: number;
  readonly name: string;
}

/** WISH-06, OPEN-55: what a guest wishes for, until they have signed in. */
const KEY = session("wishAfterSignIn", objectOf<Wished>({ id: isNumber, name: isText }));

/** Keeps what a guest wishes for until they have signed in, in this window (OPEN-55). */
export const keepUntilSignIn = (wished: Wished): void => writeStored(KEY, wished);

/** Puts what a guest wished for on the customer's list, once it is known who they are; what is there stays. */
export async function addPending(place: WishPlace): Promise<void> {
  const wisher = knownCustomer.get();
  const pending = wisher ? readStored(KEY) : undefined;
  if (!wisher || !pending) return;
  removeStored(KEY);
  try {
    const wishes = await place.client.fetchQuery(wishesQuery(place.shop, wisher));
    if (wishes.some(({ productId }) => productId === pending.id)) return;
    await toggleWish(place, wisher, pending.id);
    showNotice(t(listNoticeTexts.wishAdded, pending.name));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    sayProblems(error);
  }
}
