import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of points. */
export const rewardErrors = {
  "reward.off": refusal("There are no rewards here.", "PAY-10", { status: 403 }),
  "reward.noSuchProduct": notFound("There is no such product.", "PDP-09"),
  "reward.none": refusal("You have no points to spend.", "PAY-10"),
  "reward.tooMany": fieldRefusal("You have %1 points.", "PAY-10"),
  "reward.tooFew": fieldRefusal("An order takes %1 points or more.", "PAY-10"),
  "reward.notInSteps": fieldRefusal("Spend up to %1 points, in steps of %2.", "issue 9.6"),
  "reward.notWhole": fieldRefusal("Enter a whole number of points.", "PAY-10"),
} as const satisfies ErrorTable;
