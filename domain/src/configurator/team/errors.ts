import { fieldRefusal, type ErrorTable } from "../../error-row.ts";

const SOURCE = "issue 10, point 3";

/** Refusals of a list of wearers. Whoever shows such a list carries them: it comes late. */
export const teamErrors = {
  "configurator.teamOptionMissing": fieldRefusal("Choose one: %1.", SOURCE),
  "configurator.teamOptionUnknown": fieldRefusal("There is no “%1”. Choose one: %2.", SOURCE),
  "configurator.teamNotMade": fieldRefusal("%1 is not made in what was chosen for all.", SOURCE),
  "configurator.teamSoldOut": fieldRefusal("%1 is sold out.", SOURCE),
  "configurator.teamPiecesUnread": fieldRefusal("Enter a whole number from 1 to %1.", SOURCE),
  "configurator.teamNameMissing": fieldRefusal("Enter a name.", SOURCE),
} as const satisfies ErrorTable;
