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
  { files: /^server\/src\/(.+\/)?bench\//, why: "measures how long answers take" },
];

/** Who may keep something in a module: it is the same for every store that a process serves. */
export const moduleStateKeepers: readonly Allowance[] = [
  { files: /^domain\/src\/store\/country-name\.ts$/, why: "the language's names of countries" },
  { files: /\/thread\/nearest-thread\.ts$/, why: "a color's place in the table's color space" },
  { files: /^server\/src\/embroidery\/font-files\.ts$/, why: "fonts as their packages bring them" },
  { files: /^server\/src\/staff\/password\.ts$/, why: "a hash that no password fits" },
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
  { files: /-emulator\.ts$/, why: "an outside service as tests meet it, beside its provider" },
];

/** Whether one of the allowances names this file. */
export function isAllowed(file: string, allowances: readonly Allowance[]): boolean {
  return allowances.some(({ files }) => files.test(file));
}
