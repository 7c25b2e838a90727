import type { CameInWire } from "./customer.rest.ts";

/** What a sign-in brings a page. */
export interface CameIn {
  /** For the documents' storage key; it opens nothing alone (decision 0038). */
  readonly token: string;
  readonly account: CameInWire["account"];
  /** What of the guest's cart did not fit, in words. */
  readonly tips: readonly string[];
  /** Where a mailed link leads, a path of this store. */
  readonly redirectPath: string | null;
}

export function cameInFromWire({ redirect_path: redirectPath, ...wire }: CameInWire): CameIn {
  return { token: wire.token, account: wire.account, tips: wire.tips, redirectPath };
}

/** A login as it is sent, with the form's proof where the shop wants one (ACCT-27). */
export function loginToWire({ username, password, proof }: Login) {
  return { username, password, ...(proof === undefined ? {} : { "g-recaptcha-response": proof }) };
}

/** What somebody signs in with. */
export interface Login {
  readonly username: string;
  readonly password: string;
  readonly proof?: string | undefined;
}

/** The email of whoever of the staff shops in the name of an account; `null` for the customer's own session. */
export const actedByFromWire = ({ extensionAttributes }: CameInWire["account"]): string | null =>
  extensionAttributes.acted_by;

/** The code of the portal that whoever signs in lands in (ACCT-04); `null` where it leads nobody there. */
export function landingCodeFromWire({ extensionAttributes }: CameInWire["account"]): string | null {
  const {
    is_active: isActive,
    portal_redirect_after_login: leads,
    code,
  } = extensionAttributes.portal_data;
  return isActive && leads && code !== "" ? code : null;
}

/** The portal whose pages whoever signs in is shown; `undefined` for the retail store's (PORTAL-11). */
export function portalIdFromWire({
  extensionAttributes,
}: CameInWire["account"]): number | undefined {
  const {
    entity_id: id,
    is_active: isActive,
    force_login: forcesLogin,
  } = extensionAttributes.portal_data;
  return id !== 0 && (isActive || forcesLogin) ? id : undefined;
}
