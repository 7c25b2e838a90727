import type { Tile } from "../listing/listing.queries.ts";

export type SwatchChoice = NonNullable<Tile["swatches"]>["options"][number];

/** A tile's colors, the one of the product's own picture first: that is the one staff lead with. */
export function tileColors({ swatches, images }: Tile): readonly SwatchChoice[] {
  const options = swatches?.options ?? [];
  const own = images[0]?.image;
  const lead = options.find((option) => own !== undefined && option.images[0]?.image === own);
  return lead ? [lead, ...options.filter((option) => option !== lead)] : options;
}

/**
 * The color a tile opens with: the one named by `color_filters`, chosen in the color filter or searched for; else
 * the first, when the store shows pictures of simple products; else none (PLP-05, OPEN-49).
 */
export function initialColor(
  tile: Tile,
  { wanted, showsSimple }: { readonly wanted: readonly string[]; readonly showsSimple: boolean },
): SwatchChoice | undefined {
  const options = tileColors(tile);
  const names = wanted.map((name) => name.toLowerCase());
  const named = options.find(
    ({ id, label }) => names.includes(String(id)) || names.includes(label.toLowerCase()),
  );
  const searched = options.find(({ id }) => tile.chosen.some(({ optionId }) => optionId === id));
  if (named ?? searched) return named ?? searched;
  return showsSimple ? options.find(({ images }) => images.length > 0) : undefined;
}

/** The colors an address asks for: `color_filters`, and the color filter of the listing (ROUTE-53). */
export function wantedColors(search: string, colorFilter: string | undefined): readonly string[] {
  const query = new URLSearchParams(search);
  const texts = [query.get("color_filters"), colorFilter ? query.get(colorFilter) : null];
  return texts.flatMap((text) => text?.split(",") ?? []).filter((name) => name !== "");
}
