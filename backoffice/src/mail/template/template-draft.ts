import {
  checkLetterTexts,
  LETTER_TEXT_NAMES,
  type LetterTextName,
} from "@placket/domain/mail/letter-texts";
import { fieldProblems } from "../../page/form/problem-lines.ts";
import type { OwnTexts, Template } from "./template.queries.ts";

/** A text while it is edited: whether staff say it, and what stands in its control. */
interface TextDraft {
  readonly isOwn: boolean;
  readonly typed: string;
}

export type TemplateDraft = Record<LetterTextName, TextDraft>;

/** The form's beginning: every text as the store view has it. */
export function draftOf({ texts }: Template): TemplateDraft {
  return Object.fromEntries(
    texts.map(({ name, own, unlessSaid }) => [
      name,
      { isOwn: own !== null, typed: own ?? unlessSaid },
    ]),
  ) as TemplateDraft;
}

/** What staff say in a draft; the rest is left to the template. */
export function ownTextsOf(draft: TemplateDraft): OwnTexts {
  const own = LETTER_TEXT_NAMES.filter((name) => draft[name].isOwn);
  return Object.fromEntries(own.map((name) => [name, draft[name].typed.trim()]));
}

/** What was changed, as the server takes it. */
export function changeOf(before: TemplateDraft, after: TemplateDraft) {
  const changed = LETTER_TEXT_NAMES.filter((name) => !isSame(before[name], after[name]));
  const own = ownTextsOf(after);
  return {
    set: Object.fromEntries(
      changed.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]] as const])),
    ),
    useDefault: changed.filter((name) => !after[name].isOwn),
  };
}

const isSame = (a: TextDraft, b: TextDraft) =>
  a.isOwn === b.isOwn && (!b.isOwn || a.typed === b.typed);

/** What the domain says against a draft, text by text. */
export function draftProblems({ placeholders }: Template, draft: TemplateDraft) {
  const known = placeholders.map(({ name }) => name);
  return fieldProblems(checkLetterTexts(ownTextsOf(draft), known), LETTER_TEXT_NAMES);
}
