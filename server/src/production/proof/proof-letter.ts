import type { ProofDesign } from "@placket/domain/production/proof/proof-designs";
import type { Ctx } from "../../context.ts";
import { letterTemplate, type LetterTemplate } from "../../mail/template/template.ts";
import { ORDER_PLACEHOLDERS, orderValues } from "../../order/letter/order-blocks.ts";
import { shownOrder, type ShownOrder } from "../../order/letter/letter-order.ts";
import { sampleOrder } from "../../order/letter/sample-order.ts";
import { tellBuyer } from "../../order/letter/tell-buyer.ts";
import { sayIn } from "../../translation/say.ts";
import { newProofKey } from "./proof-key.ts";
import { readVersion } from "./proof-sheet.ts";
import { selectProofs, type ProofJob } from "./proof.sql.ts";

/** What the letter tells besides its order. */
interface Told extends ShownOrder {
  readonly garment: { readonly name: string; readonly sku: string; readonly pieces: number };
  readonly designs: readonly ProofDesign[];
  readonly threads: readonly string[];
  /** With its origin; `null` where it cannot be drawn today. */
  readonly picture: string | null;
  /** What staff write along; `""` for nothing. */
  readonly note: string;
  /** Opens the proof. */
  readonly link: string;
}

/** A letter that shows what will be sewn, and leads to where it is approved. */
const showing = (says: ShowingSays) =>
  letterTemplate({
    ...says,
    readers: "shoppers",
    placeholders: ORDER_PLACEHOLDERS,
    values: orderValues,
    blocks: ({ garment, designs, threads, picture, note, link }: Told, { say }) => [
      {
        is: "lines",
        rows: [
          {
            name: garment.name,
            facts: [
              ...designs.map(
                ({ name, placement, widthMm, heightMm }) =>
                  `${name}: ${say(placement)}, ${say("%1 × %2 mm", widthMm, heightMm)}`,
              ),
              say("Thread: %1", threads.join(", ")),
            ],
            sku: garment.sku,
            pieces: `${garment.pieces} ×`,
            amount: "",
            picture: null,
            sewnPicture: picture,
          },
        ],
      },
      ...(note === "" ? [] : [{ is: "note", title: say("Note"), text: note } as const]),
      { is: "button", text: say("Look at the proof"), href: link },
    ],
    sample: (ctx) => ({
      ...shownOrder(ctx, sampleOrder(ctx)),
      garment: { name: "Chef coat", sku: "COAT-M", pieces: 12 },
      designs: [{ name: "Anna Chef", placement: "Left chest", widthMm: 52.4, heightMm: 24 }],
      threads: ["1366 Navy"],
      picture: null,
      note: "We moved it up by one centimetre, as you asked.",
      link: `${ctx.settings.storeUrl}${PROOF_PAGE}`,
    }),
  });

type ShowingSays = Pick<
  LetterTemplate<Told, keyof typeof ORDER_PLACEHOLDERS>,
  "name" | "title" | "about" | "texts"
>;

/** The first letter about a version. */
export const proofLetter = showing({
  name: "production.proof",
  title: "Embroidery proof",
  about: "Goes to the buyer when staff send what will be sewn, to be approved or commented.",
  texts: (say, at) => ({
    subject: say("Your proof for order %1", at.number),
    heading: say("This is what we will sew."),
    intro: say("Please look at it before we do. Nothing is sewn until you have approved it."),
    closing: say("Questions? %1", at.phone),
  }),
});

/** Nobody has answered the first. */
export const proofReminder = showing({
  name: "production.proofReminder",
  title: "Reminder of an embroidery proof",
  about: "Goes to a buyer who has not answered a proof, after as many days as the settings say.",
  texts: (say, at) => ({
    subject: say("Your proof for order %1 still waits for you", at.number),
    heading: say("We wait for your word."),
    intro: say("This is what we will sew. Nothing is sewn until you have approved it."),
    closing: say("Questions? %1", at.phone),
  }),
});

/** Where the storefront shows a proof. */
const PROOF_PAGE = "/proof";

interface Sent {
  readonly proofId: number;
  readonly note: string;
  readonly template?: typeof proofLetter;
}

/** Writes a letter about a version, with a link of its own, in the transaction that sends it. */
export async function mailProof(
  tx: Ctx,
  job: ProofJob,
  { proofId, note, template = proofLetter }: Sent,
): Promise<void> {
  const row = (await selectProofs(tx.db, [job.id])).find(({ id }) => id === proofId);
  if (!row) throw new Error(`There is no proof ${proofId}`);
  const { key, expiresAt } = await newProofKey(tx, proofId);
  await tellBuyer(tx, job.orderId, {
    template,
    secretUntil: expiresAt,
    dataOf: (shown, inView) => {
      const say = sayIn(inView);
      const { designs, threads, pictures } = readVersion(inView, job, row, say);
      const { storeUrl } = tx.settings;
      return {
        ...shown,
        garment: { name: job.name, sku: job.sku, pieces: job.pieces },
        designs,
        threads: threads.map(({ number, name }) => `${number} ${say(name)}`),
        picture: pictures && `${storeUrl}${pictures.near}`,
        note,
        link: `${storeUrl}${PROOF_PAGE}#${key}`,
      };
    },
  });
}
