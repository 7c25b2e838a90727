import { REDIRECT_KINDS, type RedirectKind } from "@placket/domain/routing/redirect";

/** What a redirect does, as staff read it. */
export const KIND_TEXT: Readonly<Record<RedirectKind, string>> = {
  permanent: "Moved for good (301)",
  temporary: "Moved for now (302)",
  alias: "Shown under this path",
};

export const KIND_CHOICES = REDIRECT_KINDS.map((value) => ({ value, label: KIND_TEXT[value] }));
