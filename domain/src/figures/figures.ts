/**
 * What is counted of visits, in the order in which a visit goes: each once for a visit and a day. A style is counted
 * where it is seen and where it comes into a cart.
 */
export const STAGES = {
  visit: { title: "Visited", ofStyle: false },
  product: { title: "Saw a product", ofStyle: true },
  cart: { title: "Put something into the cart", ofStyle: true },
  checkout: { title: "Began the checkout", ofStyle: false },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly ofStyle: boolean }>
>;

export type Stage = keyof typeof STAGES;

/** Every stage, in its order. */
export const STAGE_NAMES = Object.keys(STAGES) as [Stage, ...Stage[]];

/**
 * Whether a browser's name for itself is a machine's: who indexes, watches or previews. It says so itself where it is
 * honest; one that is not is bounded as a network.
 */
export const isMachine = (browser: string): boolean => browser === "" || MACHINE.test(browser);

const MACHINE =
  /bot[/;)-]|bot\.htm|crawl|spider|slurp|preview|monitor|lighthouse|headless|scrap|curl|wget|python|java\/|okhttp|axios|node-fetch|facebookexternalhit/i;
