import { DOCUMENT_KINDS, DOCUMENT_STATES } from "@placket/domain/content/document";
import { listShape } from "../page/list/list-shape.ts";
import { KIND_TEXT, STATE_TEXT } from "./content-words.ts";
import { contentsAt } from "./content.addresses.ts";

/** How the list of pages and blocks is searched, filtered and sorted. */
export const contentsList = listShape({
  name: "contents",
  at: contentsAt,
  nouns: { one: "page or block", many: "pages and blocks" },
  search: { label: "Search content", hint: "A part of the title, the path or the name" },
  filters: {
    kind: {
      as: "choice",
      label: "Kind",
      choices: DOCUMENT_KINDS.map((value) => ({ value, label: KIND_TEXT[value] })),
    },
    state: {
      as: "choice",
      label: "State",
      choices: DOCUMENT_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
    },
  },
  sorts: {
    title: { up: "Title, A to Z", down: "Title, Z to A" },
    key: { up: "Path, A to Z", down: "Path, Z to A" },
    updated: { up: "Longest unchanged first", down: "Last changed first" },
  },
  unlessTold: "-updated",
});
