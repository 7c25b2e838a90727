import { CHOICE_KINDS, type ChoiceKind } from "@placket/domain/consent/choice";
import { listShape } from "../page/list/list-shape.ts";
import { consentsAt } from "./consent.addresses.ts";

const KIND_TEXT: Readonly<Record<ChoiceKind, string>> = {
  all: "Everything accepted",
  some: "Some accepted",
  none: "Declined",
};

/** How the log of choices is searched, filtered and sorted. */
export const consentsList = listShape({
  name: "consents",
  at: consentsAt,
  nouns: { one: "choice", many: "choices" },
  search: { label: "Search choices", hint: "Number of a choice's browser, customer or list" },
  filters: {
    choice: {
      as: "choice",
      label: "Choice",
      choices: CHOICE_KINDS.map((value) => ({ value, label: KIND_TEXT[value] })),
    },
    signal: {
      as: "choice",
      label: "Global Privacy Control",
      choices: [
        { value: "sent", label: "Sent" },
        { value: "none", label: "Not sent" },
      ],
    },
  },
  sorts: { chosen: { up: "Chosen long ago first", down: "Chosen last first" } },
  unlessTold: "-chosen",
});
