import { STRAP_SIDES, type ChosenSelection } from "@placket/domain/bundle/bundle";
import type { AskedSelection } from "@placket/domain/bundle/read-choice";
import { z } from "zod";
import { asNumber, id, inForm } from "../shapes.ts";
import { selectionOfUid } from "./selection-uid.ts";

/** What is chosen of a bundle, as carts, links to them and quotes keep it. */
export const chosenSelection = z.object({
  optionId: z.number(),
  selectionId: z.number(),
  quantity: z.number(),
  side: z.enum(STRAP_SIDES).exactOptional(),
}) satisfies z.ZodType<ChosenSelection>;

/** Bounds that protect the server: no bundle has so many. */
const OPTIONS_MAX = 100;
const ENTRIES_MAX = 200;

const byOption = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(/^\d{1,9}$/), value)
    .refine((map) => Object.keys(map).length <= OPTIONS_MAX, "too many options");

/**
 * `bundle_option` (BUNDLE-16): JSON text of selections by option, `{"7":"31","8":["41","42"]}`. Of straps in two colors
 * the left one comes first.
 */
export const bundleOption = inForm(byOption(z.union([id, z.array(id).max(ENTRIES_MAX)])));

const pieces = asNumber(z.number().min(-1_000_000).max(1_000_000));

/**
 * `bundle_option_qty` (BUNDLE-16): JSON text of pieces by option, `{"7":2}`, or where several are chosen by selection,
 * `{"8":{"41":1,"42":3}}`.
 */
export const bundleOptionQty = inForm(byOption(z.union([pieces, byOption(pieces)])));

type OptionMap = z.infer<typeof bundleOption>;
type QuantityMap = z.infer<typeof bundleOptionQty>;

/** The choice of an item of a cart, as the item carries it: Magento's uids of its selections. */
export const bundleUids = z.array(z.string().max(100)).max(ENTRIES_MAX);

interface BundleWire {
  readonly bundle_option?: OptionMap | null | undefined;
  readonly bundle_option_qty?: QuantityMap | null | undefined;
  readonly bundle_uids?: readonly string[] | null | undefined;
}

/** What a call asks for of a bundle; `undefined` where it asks for none. */
export function bundleFromWire({
  bundle_option: options,
  bundle_option_qty: quantities,
  bundle_uids: uids,
}: BundleWire): readonly AskedSelection[] | undefined {
  if (uids && uids.length > 0) return uids.flatMap((uid) => selectionOfUid(uid) ?? []);
  if (!options) return undefined;
  return Object.entries(options).flatMap(([option, selections]) =>
    [selections].flat().map((selectionId) => ({
      optionId: Number(option),
      selectionId,
      quantity: piecesOf(quantities?.[option], selectionId),
    })),
  );
}

const piecesOf = (said: QuantityMap[string] | undefined, selectionId: number): number | null =>
  (typeof said === "object" ? said[String(selectionId)] : said) ?? null;
