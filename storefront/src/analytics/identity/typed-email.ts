import { isEmail } from "@placket/domain/checkout/email-pattern";

/** By which a field says that whoever types there types their own address; one for somebody else's says nothing of it. */
const OWN = new Set(["email", "username"]);

/**
 * The address that somebody typed into a field for their own, once it is whole (ANALYTICS-11, OPEN-60); undefined for
 * all else: another field, half an address, the address of whoever a gift is for.
 */
export function typedEmail(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== "email") return undefined;
  if (!target.autocomplete.split(" ").some((word) => OWN.has(word))) return undefined;
  const email = target.value.trim();
  return isEmail(email, "document") ? email : undefined;
}
