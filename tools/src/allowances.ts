/** An allowed exception to a rule: which files, and why. */
export interface Allowance {
  readonly files: RegExp;
  readonly why: string;
}

/** Who may read the clock (`Date.now`, `new Date()`, `performance.now`) on the server and below. */
export const clockReaders: readonly Allowance[] = [
  { files: /^server\/src\/context\.ts$/, why: "the one place that gives every call its time" },
  {
    files: /\/read-model\/pacer\.ts$/,
    why: "measures how long a slice of work took, not the time",
  },
  {
    files: /^server\/src\/session\/password\.ts$/,
    why: "how long a hash took, by which whoever would wait too long is refused",
  },
  {
    files: /^server\/src\/providers\/payment\/kept-exchange\.ts$/,
    why: "how much of a question's patience is left when it is asked once more",
  },
  {
    files: /^server\/src\/stock\/count-file\.ts$/,
    why: "measures how long it has read, after which others have their turn",
  },
  { files: /^server\/src\/(.+\/)?bench\//, why: "measures how long answers take" },
];

/** Who may write `import()` otherwise than as `lateModule(() => import("…"))`. */
export const lateModuleLoaders: readonly Allowance[] = [
  { files: /^web\/src\/late\/late-module\.ts$/, why: "asks for the module by another address" },
];

/** Who may keep something in a module: it is the same for every store that a process serves. */
export const moduleStateKeepers: readonly Allowance[] = [
  { files: /^domain\/src\/store\/country-name\.ts$/, why: "the language's names of countries" },
  { files: /\/thread\/color-difference\.ts$/, why: "a color's place in the table's color space" },
  { files: /^server\/src\/embroidery\/font-files\.ts$/, why: "fonts as their packages bring them" },
];

/** What of the storefront's drawing keeps something in the server's process. */
export const drawnStateKeepers: readonly Allowance[] = [
  {
    files: /^storefront\/src\/catalog\/tile\/TileItem\.tsx$/,
    why: "tiles as they were drawn, by all that they follow from: words, money, what they show",
  },
  {
    files: /^storefront\/src\/translation\/translate\.ts$/,
    why: "the words of the page that is drawn, set right before, which is one go",
  },
  {
    files: /^storefront\/src\/page\/drawn-apart\.ts$/,
    why: "the parts of the page that is drawn, which is one go",
  },
  {
    files: /^storefront\/src\/slot\/late\.tsx$/,
    why: "late parts as modules declare them, and which of them the page that is drawn has",
  },
  {
    files: /^storefront\/src\/(entry-server\.tsx|checkout\/late-words\.ts)$/,
    why: "modules of the storefront that were loaded once: code, the same for every store",
  },
];

/** What keeps something in a page of the browser; a server that draws the page leaves it as it begins. */
export const browserStateKeepers: readonly Allowance[] = [
  {
    files: /^storefront\/src\/start\.ts$/,
    why: "a page's first script, which no server loads",
  },
  {
    files: /^storefront\/src\/(events\/events|chrome\/use-scroll)\.ts$/,
    why: "who listens: components begin to in effects, which no drawing runs",
  },
  {
    files: /^storefront\/src\/routing\/lies-over\.ts$/,
    why: "what lies over the page: opened by presses, told by effects",
  },
  {
    files:
      /^storefront\/src\/(notice\/notices|chrome\/mini-cart-door|catalog\/(quick-view-door|tile\/tile-marks)|recently-viewed\/viewed-ids|session\/known-customer)\.ts$/,
    why: "what a shopper opened or was told; a drawing shows the value that it began with",
  },
  {
    files: /^storefront\/src\/(analytics\/told|order\/use-purchase)\.ts$/,
    why: "what was done in this browser: written by effects, and by no drawing",
  },
  {
    files:
      /^storefront\/src\/(cart\/open-payment|checkout\/(open-payment\/(is-ordering|unheard-order)|placing\/order-answer|unsummed|wallet\/wallet-approval))\.ts$/,
    why: "how the placing of this browser's order stands: begun by a click, looked after by effects",
  },
  {
    files: /^storefront\/src\/compare\/compare-turns\.ts$/,
    why: "the change of what is compared that is under way: begun by a press",
  },
  {
    files: /^storefront\/src\/customer\/(account|sign-in-door)\.ts$/,
    why: "who is shopping: asked for once the page stands, for no page comes with anything personal",
  },
  {
    files: /^storefront\/src\/embroidery\/Editor\.tsx$/,
    why: "a script that has come: asked for by effects and by whoever comes near, the same for all",
  },
  {
    files: /^storefront\/src\/(api\/outside-script|checkout\/placing\/placing-key)\.ts$/,
    why: "another shop's script in the page, a key of the browser's own: asked for by a click",
  },
  {
    files: /^web\/src\/late\/late-module\.ts$/,
    why: "what a page asked for in vain, and came by another address: a server loses no module",
  },
  {
    files: /^storefront\/src\/page\/load-with-files\.ts$/,
    why: "which files a page has asked for: only the browser's build loads it",
  },
  {
    files: /^web\/src\/embroidery\/stitching\/stitcher\.ts$/,
    why: "the worker of a page, which a server has none of",
  },
];

/** Packages that speak to an outside service. Only `server/src/providers` may name them. */
export const outsideSdks: readonly string[] = [
  "@aws-sdk/",
  "@sentry/",
  "braintree",
  "googleapis",
  "nodemailer",
  "stripe",
];

/** Who may name them. */
export const sdkNamers: readonly Allowance[] = [
  { files: /^server\/src\/providers\//, why: "one interface, one real, one fake per service" },
];

/** Who may touch what the browser remembers. */
export const storageTouchers: readonly Allowance[] = [
  { files: /^storefront\/src\/storage\//, why: "every cookie and key is declared there" },
  {
    files: /^storefront\/src\/start\.ts$/,
    why: "asks for consent before anything else has come, and imports nothing; it only reads",
  },
];

/** Who may name a tag manager. */
export const tagManagerNamers: readonly Allowance[] = [
  { files: /^(storefront|domain|contract)\/src\/analytics\//, why: "features publish, it listens" },
];

/** Who may still name what comes over the wire by the wire's own names (`row_total`). */
export const wireReaders: readonly Allowance[] = [
  { files: /^storefront\/src\/api\/operations\.gen\.ts$/, why: "generated from the SDL" },
];

/** Files whose names are taken by other means than an import. */
export const namedElsewhere: readonly Allowance[] = [
  { files: /\.gen\.ts$/, why: "the generator writes all that its source names" },
  { files: /\bvite(st)?\.config\.ts$/, why: "Vite and Vitest load it by its name" },
  { files: /^e2e\/src\/setup\.ts$/, why: "Vitest runs it before the journeys" },
  {
    files: /^server\/src\/testing\/postgres-for-tests\.ts$/,
    why: "Vitest runs it before the tests of the server",
  },
  { files: /^storefront\/src\/entry-server\.tsx$/, why: "the server loads it as it was built" },
  {
    files: /^storefront\/src\/page\/load-with-files\.ts$/,
    why: "the bundler calls it for every late module, see vite.config.ts",
  },
  { files: /-emulator\.ts$/, why: "an outside service as tests meet it, beside its provider" },
];

/** Whether one of the allowances names this file. */
export function isAllowed(file: string, allowances: readonly Allowance[]): boolean {
  return allowances.some(({ files }) => files.test(file));
}
