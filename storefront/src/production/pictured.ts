import { t } from "../translation/translate.ts";
import type { Proof, ProofVersion, View } from "./proof.queries.ts";

/** The size of each picture as the server draws it. */
export const VIEW_SIZES: Readonly<
  Record<View, { readonly width: number; readonly height: number }>
> = {
  near: { width: 480, height: 240 },
  whole: { width: 1080, height: 1350 },
};

/** What a picture is called where it is chosen. */
export const VIEW_TITLES: Readonly<Record<View, () => string>> = {
  near: () => t("From near"),
  whole: () => t("Whole garment"),
};

export const VIEWS: readonly View[] = ["near", "whole"];

/** What a picture shows. */
export const altOf = ({ name }: Pick<Proof, "name">, { designs }: ProofVersion): string =>
  t("%1 with: %2", name, designs.map((design) => design.name).join(", "));

/** What was drawn on one of the pictures; a mark keeps the number that words name it by. */
export const drawnOn = (
  { marks, strokes }: ProofVersion["events"][number]["drawing"],
  view: View,
) => ({
  strokes: strokes.filter((one) => one.view === view).map(({ points }) => points),
  marks: marks.flatMap((mark, at) =>
    mark.view === view ? [{ number: at + 1, at: mark.at, place: at }] : [],
  ),
});
