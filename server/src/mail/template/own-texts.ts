import { LETTER_TEXT_NAMES, type LetterTexts } from "@placket/domain/mail/letter-texts";
import type { Db } from "../../db/database.ts";
import { holding } from "../../held/held.ts";
import { selectLetterTexts, type LetterPlace } from "./letter-text.sql.ts";

/** What staff say of a letter in a store view; what they leave to the template is not there. */
export type OwnTexts = Partial<LetterTexts>;

/** Gives what staff say of a letter. */
type OwnTextsOf = (place: LetterPlace) => OwnTexts;

/** The texts of every letter, held in the process and read anew when staff change them. */
export const ownTexts = holding<OwnTextsOf>({
  name: "letter texts",
  followsDatabase: true,
  open: ({ db }) => loadOwnTexts(db),
});

/** As the database has them now. */
export async function loadOwnTexts(db: Db): Promise<OwnTextsOf> {
  const places = Map.groupBy(await selectLetterTexts(db), keyOf);
  return (place) => {
    const rows = places.get(keyOf(place)) ?? [];
    // A name of another version of the store is none of ours.
    const known = LETTER_TEXT_NAMES.flatMap((name) => {
      const row = rows.find((one) => one.name === name);
      return row ? [[name, row.text] as const] : [];
    });
    return Object.fromEntries(known);
  };
}

const keyOf = ({ storeViewId, template }: LetterPlace) => `${storeViewId} ${template}`;
