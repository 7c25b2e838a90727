import { LOGO_STATES, type LogoState } from "@placket/domain/embroidery/logo/logo";
import { listShape } from "../../page/list/list-shape.ts";
import { logosAt } from "../embroidery.addresses.ts";

/** How staff read how far a logo is. */
export const LOGO_STATE_TEXT: Readonly<Record<LogoState, string>> = {
  uploaded: "Not Digitized",
  draft: "Draft",
  digitized: "Digitized",
};

/** How the list of logos is searched, filtered and sorted. */
export const logosList = listShape({
  name: "logos",
  at: logosAt,
  nouns: { one: "logo", many: "logos" },
  search: { label: "Search logos", hint: "Number, name or description" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: LOGO_STATES.map((value) => ({ value, label: LOGO_STATE_TEXT[value] })),
    },
  },
  sorts: { brought: { up: "Oldest first", down: "Newest first" } },
  unlessTold: "-brought",
});
