/** What the server says about who is checking out (CHECK-08). */
interface CheckoutSession {
  readonly cartId: string | null;
  readonly customerToken: string | null;
  readonly customerEmail: string | null;
}

/** What a shop asks of a session before it lets somebody check out. */
export interface SessionRules {
  /** Leave for the front page when the server knows no cart. */
  readonly needsCart: boolean;
  readonly needsLogin: boolean;
}

/** What is to be done with the browser's own copies; `null` clears one, a cart id is only ever set. */
interface SessionSync {
  readonly keepCartId: string | undefined;
  readonly customerToken: string | null;
  readonly customerEmail: string | null;
  readonly leaveFor: "home" | "login" | undefined;
}

/** The browser follows the server's session (CHECK-10 to 12); a missing cart matters first. */
export function syncSession(session: CheckoutSession, rules: SessionRules): SessionSync {
  const { cartId, customerToken, customerEmail } = session;
  // An email that a guest has typed is no login.
  const toLogin = rules.needsLogin && !(customerEmail && customerToken);
  const toHome = rules.needsCart && !cartId;
  return {
    keepCartId: cartId || undefined,
    customerToken: customerToken || null,
    customerEmail: customerEmail || null,
    leaveFor: toHome ? "home" : toLogin ? "login" : undefined,
  };
}
