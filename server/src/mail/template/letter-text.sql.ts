import type { Db } from "../../db/database.ts";

/** Which letter, in which store view. */
export interface LetterPlace {
  readonly storeViewId: number;
  readonly template: string;
}

interface LetterTextRow extends LetterPlace {
  readonly name: string;
  readonly text: string;
}

/** Every text that staff say otherwise. */
export function selectLetterTexts(db: Db): Promise<LetterTextRow[]> {
  return db
    .selectFrom("letter_text")
    .select(["store_view_id as storeViewId", "template", "name", "text"])
    .execute();
}
