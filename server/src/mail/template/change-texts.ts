import {
  checkLetterTexts,
  LETTER_TEXT_NAMES,
  type LetterTextName,
} from "@placket/domain/mail/letter-texts";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { deleteLetterTexts, holdLetterTexts, upsertLetterTexts } from "./letter-text.sql.ts";
import { loadOwnTexts, type OwnTexts } from "./own-texts.ts";
import { editionOf, templateIn, traceOf, type TemplateAsked } from "./staff-templates.ts";
import { placeholdersOf } from "./template.ts";

interface TextsChange {
  /** What staff say from now on. */
  readonly set: OwnTexts;
  /** Which texts the template says again. */
  readonly useDefault: readonly LetterTextName[];
  /** What whoever changes them has read. */
  readonly edition: string;
}

/**
 * Words a letter otherwise for a store view, all of its texts or none, within the caller's transaction; every process
 * writes it so within a second of the commit. Refuses a text that a letter cannot have, a placeholder that it does
 * not know, and a letter that says something else by now than was read.
 */
export async function changeLetterTexts(
  tx: Ctx,
  asked: TemplateAsked,
  { set, useDefault, edition }: TextsChange,
): Promise<Result<true>> {
  const found = templateIn(tx, asked);
  if (!found.ok) return found;
  const { template, place } = found.value;
  const problems = checkLetterTexts(set, Object.keys(placeholdersOf(template)));
  if (problems.length > 0) return refuse(...problems);
  await holdLetterTexts(tx.db);
  const before = (await loadOwnTexts(tx.db))(place);
  if (edition !== editionOf(before)) return refuse(problem("mail.textsChanged"));
  await deleteLetterTexts(tx.db, place, useDefault);
  await upsertLetterTexts(tx.db, place, set);
  const isNamed = (name: LetterTextName) => name in set || useDefault.includes(name);
  const changed = LETTER_TEXT_NAMES.filter((name) => isNamed(name) && name in before);
  await leaveTrace(tx, {
    ...traceOf(place),
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: set,
  });
  return ok(true);
}
