/** What of somebody and their browser says whether they must sign in to go on. */
interface Visit {
  readonly path: string;
  /** What the cookie `portal-login-required` says; `undefined` where there is none. */
  readonly isRequired: boolean | undefined;
  /** Whether the website is the portal of an organization. */
  readonly isPortalStore: boolean;
  /** Logged in, of whatever kind (OPEN-20). */
  readonly isExempt: boolean;
}

/** Where whoever is to sign in does so: nobody is led away from there. */
const ACCOUNT = /^\/customer\/account(?:\/|$)/;

/**
 * Whether somebody is led to the login (ROUTE-36, PORTAL-22): outside of the account's pages, where a portal asks for it.
 * A portal store without a word asks (reading 12); elsewhere only a portal that was come by does.
 */
export function mustSignIn({ path, isRequired, isPortalStore, isExempt }: Visit): boolean {
  if (isExempt || ACCOUNT.test(path)) return false;
  return isRequired ?? isPortalStore;
}
