import type { ChosenSelection } from "@placket/domain/bundle/bundle";
import type { AskedSelection } from "@placket/domain/bundle/read-choice";
import { idOfUid, uidOf } from "../uid.ts";

/** Magento's uid of a selection with its pieces: `bundle/7/31/2` in base64. */
export const selectionUid = ({ optionId, selectionId, quantity }: ChosenSelection): string =>
  uidOf(`bundle/${optionId}/${selectionId}/${quantity}`);

/** A selection by such a uid; what a client enters to it is its pieces. */
export function selectionOfUid(uid: string, entered?: string): AskedSelection | undefined {
  const [, option, selection, quantity] =
    /^bundle\/(\d{1,9})\/(\d{1,9})(?:\/(-?\d{1,7}))?$/.exec(idOfUid(uid) ?? "") ?? [];
  if (option === undefined || selection === undefined) return undefined;
  const pieces = entered === undefined ? quantity : entered;
  return {
    optionId: Number(option),
    selectionId: Number(selection),
    quantity: pieces === undefined ? null : Number(pieces),
  };
}
