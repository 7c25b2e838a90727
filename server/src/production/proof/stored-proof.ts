import { storedMade } from "@placket/contract/cart/made.codec";
import { drawing } from "@placket/contract/production/proof.shapes";
import type { Made } from "@placket/domain/embroidery/offer/made";
import type { Drawing } from "@placket/domain/production/proof/drawing";

/** The design of a version as it was written. @throws where no version of the store wrote it. */
export const storedDesign = (json: unknown): Made => storedMade.parse(json);

/** What was drawn on a version, as it was written. @throws where no version of the store wrote it. */
export const storedDrawing = (json: unknown): Drawing => drawing.parse(json);
