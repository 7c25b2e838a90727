import { holding } from "../../held/held.ts";
import { createBehindAnswer, type BehindAnswer } from "../../jobs/behind-answer.ts";

/** Money that goes back behind the answer to a shopper; what fails or is lost with the process, the recovery job repeats. */
export const moneyOnItsWay = holding<BehindAnswer>({
  name: "money on its way back",
  open: ({ log }) => createBehindAnswer(log),
  close: (returns) => returns.close(),
});
