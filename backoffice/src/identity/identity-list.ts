import { NOTICE_KINDS, NOTICE_STATES } from "@placket/domain/identity/notice";
import { listShape } from "../page/list/list-shape.ts";
import { KIND_TEXT, STATE_TEXT } from "./identity-text.ts";
import { identityNoticesAt } from "./identity.addresses.ts";

/** How what Dotdigital is told is searched, filtered and sorted. */
export const identityNoticesList = listShape({
  name: "identityNotices",
  at: identityNoticesAt,
  nouns: { one: "notice", many: "notices" },
  search: { label: "Search what Dotdigital is told", hint: "Email, or what Dotdigital said" },
  filters: {
    kind: {
      as: "choice",
      label: "About",
      choices: NOTICE_KINDS.map((value) => ({ value, label: KIND_TEXT[value] })),
    },
    state: {
      as: "choice",
      label: "State",
      choices: NOTICE_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
    },
  },
  sorts: { noted: { up: "Noted long ago first", down: "Noted last first" } },
  unlessTold: "-noted",
});
