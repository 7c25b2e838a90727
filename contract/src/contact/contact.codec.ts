import { formCheckOf, type FormCheckWire } from "../bot-check/form-check.codec.ts";
import type { StoreConfig } from "../graphql.gen.ts";

/** Whether the contact form takes messages, and the check that no machine writes them; `null` for none. */
export function contactFormFromWire(config: Pick<StoreConfig, "contact_enabled"> & FormCheckWire) {
  const check = formCheckOf(config);
  return {
    isOpen: config.contact_enabled,
    check: check?.forms.includes("contact") ? check : null,
  };
}
