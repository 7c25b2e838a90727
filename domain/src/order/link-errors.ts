import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals that a page of their own shows in the words that come with them: no browser carries them. */
export const orderLinkErrors = {
  "order.cancelLinkOver": refusal(
    "This link is over. Nothing was changed.",
    "Magento's confirmCancelOrder",
    {
      status: 409,
    },
  ),
} as const satisfies ErrorTable;
