import { checkEmail } from "../checkout/email.ts";
import { checkField } from "../checkout/check-field.ts";
import { TELEPHONE_DIGITS } from "../checkout/limits.ts";
import { isOneLine, isSeen, linesOf } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { EmailPattern } from "../store/settings.ts";
import {
  MESSAGE_COMMENT_MAX,
  MESSAGE_EMAIL_MAX,
  MESSAGE_ENTRY_MAX,
  MESSAGE_MOVES,
  MESSAGE_NAME_MAX,
  MESSAGE_TELEPHONE_MAX,
  type MessageState,
} from "./message.ts";

/** A message as it is written: Magento's `ContactUsInput`. */
export interface MessageDraft {
  readonly name: string;
  readonly email: string;
  /** `""` for none. */
  readonly telephone: string;
  readonly comment: string;
}

/** A message as it is kept: trimmed, and its text in lines that hold nothing but what is read. */
export const trimmedMessage = (draft: MessageDraft): MessageDraft => ({
  name: draft.name.trim(),
  email: draft.email.trim(),
  telephone: draft.telephone.trim(),
  comment: textInLines(draft.comment),
});

/** A text of several lines, none of which pretends to be anything else. */
export const textInLines = (typed: string): string =>
  linesOf(typed.normalize("NFC"))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** What is wrong with a message, at each of its fields; it must come as `trimmedMessage` gives it. */
export function checkMessage(
  { name, email, telephone, comment }: MessageDraft,
  pattern: EmailPattern,
): readonly Problem[] {
  return [
    ...checkName(name),
    ...(email.length > MESSAGE_EMAIL_MAX
      ? [problem("checkout.tooLong", "email", MESSAGE_EMAIL_MAX)]
      : checkEmail(email, pattern)),
    ...checkTelephone(telephone),
    ...checkComment(comment),
  ];
}

function checkName(name: string): readonly Problem[] {
  if (name !== "" && !isSeen(name)) return [problem("checkout.required", "name")];
  return checkField("name", name, { kind: "text", required: true, maxLength: MESSAGE_NAME_MAX });
}

function checkTelephone(telephone: string): readonly Problem[] {
  if (!isOneLine(telephone)) return [problem("checkout.notOneLine", "telephone")];
  if (telephone.length > MESSAGE_TELEPHONE_MAX) {
    return [problem("checkout.tooLong", "telephone", MESSAGE_TELEPHONE_MAX)];
  }
  return checkField("telephone", telephone, { kind: "number", length: TELEPHONE_DIGITS });
}

function checkComment(comment: string): readonly Problem[] {
  if (!isSeen(comment)) return [problem("checkout.required", "comment")];
  if (comment.length <= MESSAGE_COMMENT_MAX) return [];
  return [problem("checkout.tooLong", "comment", MESSAGE_COMMENT_MAX)];
}

/** What is wrong with what staff write to a message; it must come as `textInLines` gives it. */
export function checkEntry(text: string): readonly Problem[] {
  if (!isSeen(text)) return [problem("contact.textMissing", "text")];
  return text.length > MESSAGE_ENTRY_MAX
    ? [problem("contact.tooLong", "text", MESSAGE_ENTRY_MAX)]
    : [];
}

/** What is wrong with a message's becoming this. */
export const checkMessageMove = (from: MessageState, to: MessageState): readonly Problem[] =>
  MESSAGE_MOVES[from].includes(to) ? [] : [problem("contact.cannotBecome")];
