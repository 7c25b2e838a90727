import { checkLetterTexts } from "@placket/domain/mail/letter-texts";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { mailTransport, writeLetter } from "../mail.ts";
import { letterOf, type WordedLetter } from "./letter-of.ts";
import type { OwnTexts } from "./own-texts.ts";
import { templateIn, type TemplateAsked, type TemplateIn } from "./staff-templates.ts";
import { placeholdersOf } from "./template.ts";

/** The example of a letter, in texts that are not saved yet; what is not among them the template says. */
export function previewLetter(
  ctx: Ctx,
  asked: TemplateAsked,
  texts: OwnTexts,
): Result<WordedLetter> {
  const found = templateIn(ctx, asked);
  return found.ok ? example(found.value, texts) : found;
}

interface TestLetter {
  readonly recipient: string;
  /** Whether a mail server carries it; without one it waits where staff read it. */
  readonly isSent: boolean;
}

/** Writes the example of a letter to the member of staff who asks, marked as a test. */
export async function sendTestLetter(
  tx: Ctx,
  asked: TemplateAsked,
  texts: OwnTexts,
): Promise<Result<TestLetter>> {
  const { principal } = tx;
  if (principal.kind !== "staff") return refuse(problem("staff.signInRequired"));
  const found = templateIn(tx, asked);
  if (!found.ok) return found;
  const letter = example(found.value, texts);
  if (!letter.ok) return letter;
  const { staffId, email: recipient } = principal;
  const eventId = await noteEvent(tx, "letter.tested", { staffId });
  const subject = `[Test] ${letter.value.subject}`;
  await writeLetter(found.value.inView, { ...letter.value, subject, eventId, recipient });
  return ok({ recipient, isSent: tx.held(mailTransport) !== undefined });
}

function example({ template, inView }: TemplateIn, texts: OwnTexts): Result<WordedLetter> {
  const problems = checkLetterTexts(texts, Object.keys(placeholdersOf(template)));
  if (problems.length > 0) return refuse(...problems);
  return ok(letterOf(inView, template, template.sample(inView), texts));
}
