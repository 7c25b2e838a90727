/** Forms that a shop may guard by a recaptcha, by the action that a proof names (ACCT-27, ACCT-28). */
export const GUARDED_FORMS = [
  "login",
  "create",
  "forgot",
  "newsletter",
  "review",
  "question",
  "contact",
] as const;
export type GuardedForm = (typeof GUARDED_FORMS)[number];
