import { createHash } from "node:crypto";
import type { Made } from "@placket/domain/embroidery/offer/made";
import { proofIdentity } from "@placket/domain/production/proof/proof-identity";

/** What an approval is bound to, short enough to be sent along. */
export const proofHash = (made: Made, sku: string): string =>
  createHash("sha256").update(proofIdentity(made, sku)).digest("hex");
