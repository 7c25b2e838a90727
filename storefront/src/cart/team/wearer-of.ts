import { textOfParts } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownItem } from "../cart.queries.ts";

/** What is sewn for an item's wearer: "Anna, Chef". */
export function wearerOf({ parts }: Pick<ShownItem, "parts">): string {
  return textOfParts(parts)?.lines.filter(Boolean).join(", ") ?? "";
}
