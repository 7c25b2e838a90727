import { createHmac, timingSafeEqual } from "node:crypto";
import type { Made } from "@placket/domain/embroidery/offer/made";
import type { Ctx } from "../../context.ts";
import { wornFile } from "../../embroidery/worn/send-worn.ts";
import { wornOf, type Worn } from "../../embroidery/worn/worn.ts";
import { shownToday } from "../../order/item-picture.ts";

/** Where `GET` finds the pictures. */
export const PROOF_PICTURES = "/media/proof";

/** A version of a proof, or a job whose proof was not begun: what would be sent, by the name of its pictures. */
type PicturedId = `${number}` | `j${number}`;

/** A version, or what would be one, and its garment. */
interface Pictured {
  readonly id: PicturedId;
  readonly made: Made;
  readonly productId: number;
  readonly parentId: number | null;
  /** Of its order: whoever may see it may see what is made with it. */
  readonly token: string;
}

/** The garment with the design of a version alone, as it is drawn today. */
export function proofWorn(
  ctx: Ctx,
  { made, ...line }: Omit<Pictured, "id" | "token">,
): Worn | undefined {
  const { imageFile } = shownToday(ctx, line);
  return wornOf(ctx, { ...line, imageFile, made: [made] });
}

/** Addresses of a version's pictures, which name it and never its words; `null` where it cannot be drawn today. */
export function proofPictures(ctx: Ctx, proof: Pictured) {
  const worn = proofWorn(ctx, proof);
  if (!worn) return null;
  const start = `${PROOF_PICTURES}/${proof.id}/${keyOf(proof.id, proof.token)}`;
  return {
    near: `${start}/${wornFile(worn, "near")}`,
    whole: `${start}/${wornFile(worn, "whole")}`,
  };
}

/** In constant time, so that nobody guesses a key letter by letter. */
export function isPictureKey(id: PicturedId, token: string, key: string): boolean {
  const [known, said] = [Buffer.from(keyOf(id, token)), Buffer.from(key)];
  return known.length === said.length && timingSafeEqual(known, said);
}

const keyOf = (id: PicturedId, token: string) =>
  createHmac("sha256", token).update(`proof picture of ${id}`).digest("base64url").slice(0, 22);
