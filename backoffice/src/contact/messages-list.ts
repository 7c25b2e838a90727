import { MESSAGE_STATES } from "@placket/domain/contact/message";
import { listShape } from "../page/list/list-shape.ts";
import { messagesAt } from "./contact.addresses.ts";
import { MESSAGE_STATE_TEXT } from "./message-state-text.ts";

/** How the list of messages is searched, filtered and sorted. */
export const messagesList = listShape({
  name: "messages",
  at: messagesAt,
  nouns: { one: "message", many: "messages" },
  search: { label: "Search messages", hint: "Message, name, email or number" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE_TEXT[value] })),
    },
    holder: {
      as: "choice",
      label: "Taken by",
      choices: [
        { value: "mine", label: "Me" },
        { value: "nobody", label: "Nobody" },
      ],
    },
  },
  sorts: { sent: { up: "Longest waited first", down: "Last sent first" } },
  unlessTold: "-sent",
});
