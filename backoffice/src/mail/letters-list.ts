import { listShape } from "../page/list/list-shape.ts";
import { lettersAt } from "./mail.addresses.ts";

/** How the list of letters is searched, filtered and sorted. */
export const lettersList = listShape({
  name: "letters",
  at: lettersAt,
  nouns: { one: "letter", many: "letters" },
  search: { label: "Search letters", hint: "Recipient or subject" },
  filters: {
    state: {
      as: "choice",
      label: "Sent",
      choices: [
        { value: "waiting", label: "Waiting" },
        { value: "sent", label: "Sent" },
      ],
    },
  },
  sorts: {
    written: { up: "Oldest first", down: "Newest first" },
    recipient: { up: "Recipient, A to Z", down: "Recipient, Z to A" },
  },
  unlessTold: "-written",
});
