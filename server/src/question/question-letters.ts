import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { GUEST } from "@placket/domain/access/principal";
import { listedProducts } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { letterTemplate } from "../mail/template/template.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import type { QuestionRow } from "./question-admin.sql.ts";

/** What the letter with an answer is written from. */
interface Answered {
  readonly product: string;
  readonly question: string;
  readonly answer: string;
  /** Where it stands; `null` while nobody sees the product. */
  readonly href: string | null;
}

/** The letter that brings whoever asked the answer. */
export const answeredLetter = letterTemplate({
  name: "question.answered",
  title: "Answer to a question",
  about: "Goes once to whoever asked about a product, when staff publish the answer.",
  readers: "shoppers",
  placeholders: { product: "what the product is called" },
  texts: (say, at) => ({
    subject: say("Your question about %1", at.product),
    heading: say("Your question is answered"),
    intro: say("You asked us about %1. This is our answer:", at.product),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ product }: Answered) => ({ product }),
  blocks: ({ question, answer, href }, { say }) => [
    { is: "note" as const, title: say("You asked"), text: question },
    { is: "paragraph" as const, text: answer },
    ...(href === null ? [] : [{ is: "button" as const, text: say("Go to the product"), href }]),
  ],
  sample: ({ settings: { storeUrl } }) => ({
    product: "Chef coat",
    question: "Does the coat shrink in a hot wash?",
    answer: "Less than two per cent at 60 °C. Choose your usual size.",
    href: `${storeUrl}/chef-coat`,
  }),
});

/** The letter that tells staff of a question. Its words stand with the question alone, and go when it goes. */
export const askedLetter = letterTemplate({
  name: "question.asked",
  title: "Question about a product",
  about: "Goes to the address that the settings name when somebody asks about a product.",
  readers: "staff",
  placeholders: { product: "what the product is called" },
  texts: (say, at) => ({
    subject: say("A question about %1", at.product),
    heading: say("Somebody asks about a product."),
    intro: say("It stands nowhere before it is answered."),
    closing: "",
  }),
  values: ({ product }: { readonly product: string; readonly href: string }) => ({ product }),
  blocks: ({ product, href }, { say }) => [
    { is: "paragraph" as const, text: product },
    { is: "button" as const, text: say("Read and answer it"), href },
  ],
  sample: ({ settings: { storeUrl } }) => ({
    product: "Chef coat",
    href: questionHref(storeUrl, 1),
  }),
});

const questionHref = (storeUrl: string, id: number) => `${storeUrl}${ADMIN_PAGES}/questions/${id}`;

/** Tells staff of a question, in the transaction that keeps it; nobody where the settings name no address. */
export async function tellStaff(
  tx: Ctx,
  { id, productId }: { readonly id: number; readonly productId: number },
): Promise<void> {
  const { questionEmail: recipient } = settingsOf(tx);
  if (recipient === "") return;
  const product = listedProducts(tx, [productId]).get(productId)?.name ?? String(productId);
  const href = questionHref(tx.settings.storeUrl, id);
  await writeLetter(tx, {
    ...letterOf(tx, askedLetter, { product, href }),
    eventId: await noteEvent(tx, "question.told", { questionId: id }),
    recipient,
  });
}

/** Brings whoever asked the answer, in the language in which they asked and in the transaction that publishes it. */
export async function tellAsker(tx: Ctx, row: QuestionRow, answer: string): Promise<void> {
  const view = tx.held(stores).views.find(({ id }) => id === row.storeViewId) ?? tx.store;
  const inView = { ...tx, store: view };
  const path = pathOf(inView, row.productId);
  const href = path === null ? null : `${tx.settings.storeUrl}${path}`;
  const { name: product, question } = row;
  await writeLetter(inView, {
    ...letterOf(inView, answeredLetter, { product, question, answer, href }),
    eventId: await noteEvent(tx, "question.told", { questionId: row.id }),
    recipient: row.email,
  });
}

/** The path of a product as everybody sees it in a view; `null` where nobody does. */
export const pathOf = (ctx: Ctx, productId: number): string | null =>
  listedProducts({ ...ctx, principal: GUEST }, [productId]).get(productId)?.url ?? null;
