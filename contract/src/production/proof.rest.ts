import { SHOWN_PROOFS } from "@placket/domain/production/proof/shown-proof";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";
import { commentBody, proofGarment, proofVersion } from "./proof.shapes.ts";

const source = "issue 10.8";

/** What opens a proof: it stands in the letter about it, or is told to whoever holds the token of its order. */
const key = text(64).min(1);
const seen = { key, hash: text(64) };

/** A proof as its buyer sees it. */
const page = proofGarment.extend({
  /** Whether it waits for an answer, and why not. */
  told: z.enum(SHOWN_PROOFS),
  /** The version that the link is of, then those before it, the latest first. */
  versions: z.array(proofVersion),
});

/** Bytes of a comment: all its points and words, and the names around them. */
const COMMENT_BYTES = 64 * 1024;

/** What is embroidered, shown to its buyer before it is sewn. */
export const proofEndpoints = {
  proof: endpoint({
    method: "GET",
    path: "app-proof",
    summary: "A proof, for whoever holds a key to it.",
    source,
    can: "order.readOwn",
    query: z.object({ key }),
    reply: page,
    errors: ["proof.noSuchProof", "proof.tooManyAsked"],
  }),
  answerProof: endpoint({
    method: "POST",
    path: "app-proof",
    summary:
      "Approves what was seen, or asks for a change in words and on its pictures. `hash` is that of the version that was " +
      "seen: another design is refused.",
    source,
    can: "order.changeOwn",
    body: z.discriminatedUnion("answer", [
      z.object({ answer: z.literal("approve"), ...seen }),
      z.object({ answer: z.literal("comment"), ...seen, ...commentBody.shape }),
    ]),
    bodyBytes: COMMENT_BYTES,
    reply: page,
    errors: [
      "proof.noSuchProof",
      "proof.tooManyAsked",
      "proof.changedSince",
      "proof.notOpen",
      "proof.commentMissing",
      "proof.commentTooLong",
      "proof.commentControl",
      "proof.drawingTooLarge",
      "proof.tooManyComments",
    ],
  }),
  orderProofs: endpoint({
    method: "GET",
    path: "app-order-proofs",
    summary: "The proofs of an order that were sent, for whoever holds the order's token.",
    source,
    can: "order.readOwn",
    query: z.object({ number: text(32).min(1), token: text(128).min(1) }),
    reply: z.object({
      proofs: z.array(
        z.object({
          /** Opens it. */
          key: z.string(),
          garment: z.string(),
          /** Its words, or whose flags. */
          name: z.string(),
          told: z.enum(SHOWN_PROOFS),
        }),
      ),
    }),
    errors: ["order.noSuchOrder", "order.unreadable"],
  }),
} as const satisfies EndpointTable;
