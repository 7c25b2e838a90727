import { ADMIN_PAGES } from "@placket/contract/admin-api";
import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { writeLetter } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import { letterTemplate } from "../../mail/template/template.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import type { ProofJob } from "./proof.sql.ts";

/** What the letter is written from. What the buyer wrote stands in the proof alone, and goes when they are forgotten. */
interface Commented {
  readonly number: string;
  readonly garment: string;
  readonly link: string;
}

/** The letter that tells the workshop of a comment. */
export const commentLetter = letterTemplate({
  name: "production.proofCommented",
  title: "Comment on an embroidery proof",
  about: "Goes to the address that the settings name when a buyer asks for a change of a proof.",
  readers: "staff",
  placeholders: { number: "number of the order" },
  texts: (say, at) => ({
    subject: say("Order %1: a buyer asks for a change of the proof", at.number),
    heading: say("A proof was commented."),
    intro: say("Nothing of it is sewn until a changed proof was approved."),
    closing: "",
  }),
  values: ({ number }: Commented) => ({ number }),
  blocks: ({ garment, link }, { say }) => [
    { is: "paragraph", text: garment },
    { is: "button", text: say("Look at the comment"), href: link },
  ],
  sample: ({ settings }) => ({
    number: "100000001",
    garment: "Chef coat",
    link: `${settings.storeUrl}${ADMIN_PAGES}/production/jobs/1/proof`,
  }),
});

/** Tells the workshop of a comment, in the transaction that keeps it; nobody where the settings name no address. */
export async function tellOfComment(tx: Ctx, job: ProofJob): Promise<void> {
  const view = tx.held(stores).views.find(({ id }) => id === job.storeViewId);
  const { proofCommentEmail: recipient } = settingsOf(tx, view);
  if (recipient === "") return;
  const eventId = await noteEvent(tx, "production.proofCommented", { jobId: job.id });
  const link = `${tx.settings.storeUrl}${ADMIN_PAGES}/production/jobs/${job.id}/proof`;
  await writeLetter(tx, {
    ...letterOf(tx, commentLetter, { number: job.number, garment: job.name, link }),
    eventId,
    recipient,
  });
}
