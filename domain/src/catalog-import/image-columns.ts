import { ok } from "../problem.ts";
import type { CellReading } from "./cells.ts";
import { splitList, splitRaw, unescapeEntry } from "./list-cell.ts";
import type { Change, ImageDraft, ImageMention, ImageRole } from "./product-draft.ts";

/** The value of a role that has no picture. */
const NO_SELECTION = "no_selection";

/** The roles in the order a gallery shows them, each with its column. */
export const roleColumns: readonly (readonly [role: ImageRole, column: string])[] = [
  ["base", "base_image"],
  ["small", "small_image"],
  ["thumbnail", "thumbnail_image"],
  ["swatch", "swatch_image"],
];

/** What the row says of the gallery; `undefined` when it says nothing. */
export function readImages(row: CellReading): ImageDraft | undefined {
  const roles = new Map<ImageRole, Change<ImageMention>>();
  const roleLabels = new Map<ImageRole, string>();
  for (const [role, column] of roleColumns) {
    const name = row.value(column, trimmed);
    const label = row.list(`${column}_label`, trimmed, "");
    if (name === null || name === NO_SELECTION) roles.set(role, null);
    else if (name !== undefined) roles.set(role, mention(name, label));
    else if (label !== undefined) roleLabels.set(role, label);
  }
  const additional = readAdditional(row);
  const hidden = row.list("hide_from_product_page", (cell) => ok(splitList(cell)), []);
  const says = roles.size + roleLabels.size > 0 || additional !== undefined || hidden !== undefined;
  if (!says) return undefined;
  return { roles, roleLabels, ...(additional && { additional }), ...(hidden && { hidden }) };
}

/** Names and labels run in parallel: a place without a name is passed over, its label with it. */
function readAdditional(row: CellReading): ImageMention[] | undefined {
  const names = row.list("additional_images", entries, []);
  if (!names) return undefined;
  const labels = row.list("additional_image_labels", entries, []);
  return names.flatMap((name, at) =>
    name === "" || name === NO_SELECTION ? [] : [mention(name, labels && (labels[at] ?? ""))],
  );
}

function mention(name: string, label: string | undefined): ImageMention {
  return label === undefined ? { name } : { name, label };
}

function entries(cell: string) {
  return ok(splitRaw(cell, ",").map((entry) => unescapeEntry(entry.trim())));
}

function trimmed(cell: string) {
  return ok(cell.trim());
}
