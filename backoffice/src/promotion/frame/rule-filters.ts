/** By what lists of rules are filtered. */
export const RULE_STATES = {
  as: "choice",
  label: "State",
  choices: [
    { value: "on", label: "Switched on" },
    { value: "off", label: "Switched off" },
  ],
} as const;

/** By what they are sorted. */
export const RULE_SORTS = {
  priority: { up: "First ones first", down: "Last ones first" },
  name: { up: "Name, A to Z", down: "Name, Z to A" },
  added: { up: "Oldest first", down: "Newest first" },
} as const;
