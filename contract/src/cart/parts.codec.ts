import { isPartKind, type PartKindName } from "@placket/domain/cart/part-kind-names";
import type { PartWish } from "@placket/domain/cart/part-kinds";
import type { LinePart } from "@placket/domain/line/line-part";
import { z } from "zod";
import { idOfUid } from "../uid.ts";
import { sku, text } from "../shapes.ts";

/** Length here only protects the server; what may be asked for is the domain's. */
const words = z.object({ text: text(4000) });
const service = words.extend({ sku });

/** What is done to a line, by the documents' types of options (EMB-13, EMB-14); no other may be there. */
export const partsShape = {
  "special-instructions": words.optional(),
  "alteration-piping": service.optional(),
  "print-screen": service.optional(),
} as const satisfies Readonly<Record<PartKindName, z.ZodType>>;

/** The same as a list, as an item of a cart carries it and as it may be sent back. */
export const parts = z
  .array(
    z.strictObject({
      type: z.enum(Object.keys(partsShape) as [PartKindName, ...PartKindName[]]),
      text: text(4000),
      sku: sku.nullable(),
    }),
  )
  .max(Object.keys(partsShape).length);

type PartsWire = z.infer<typeof parts>;

export function partsFromWire(wire: PartsWire): PartWish[] {
  return wire.map(({ type: kind, text: said, sku: of }) => ({ kind, text: said, sku: of }));
}

type PartsByType = { readonly [Kind in PartKindName]?: z.infer<(typeof partsShape)[Kind]> };

export function partsFromTypes(wire: PartsByType): PartWish[] {
  return (Object.keys(partsShape) as PartKindName[]).flatMap((kind) => {
    const part: { text: string; sku?: string } | undefined = wire[kind];
    return part ? { kind, text: part.text, sku: part.sku ?? null } : [];
  });
}

export function partsToWire(given: readonly LinePart<PartKindName>[]): PartsWire {
  return given.map(({ kind, text: said, service: of }) => ({
    type: kind,
    text: said,
    sku: of?.sku ?? null,
  }));
}

/**
 * A part by the uid of an option that GraphQL's clients enter: `embroidery/special-instructions`, or
 * `embroidery/alteration-piping/HEM-PAIR` with the sku of its service, in base64.
 */
export function partFromUid(uid: string, said: string): PartWish | undefined {
  const [room, kind = "", ...of] = (idOfUid(uid) ?? "").split("/");
  if (room !== "embroidery" || !isPartKind(kind)) return undefined;
  return { kind, text: said, sku: of.length === 0 ? null : of.join("/") };
}
