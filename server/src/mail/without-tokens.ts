/**
 * A letter as whoever is not its reader may see it: what stands behind the `#` of an address is what lets a reader in
 * (see an order, cancel it, make its account), so that it stands there no more. Text and HTML alike; a `#` that only
 * begins a sign of HTML (`&#39;`) is left.
 */
export const withoutTokens = (body: string): string => body.replaceAll(TOKEN, `$1#${HIDDEN}`);

const TOKEN = /(https?:\/\/(?:&#|[^\s"'<>#])*?)(?<!&)#[^\s"'<>]+/gi;

const HIDDEN = "hidden";
