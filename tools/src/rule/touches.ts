import {
  browserStateKeepers,
  clockReaders,
  drawnStateKeepers,
  isAllowed,
  lateModuleLoaders,
  moduleStateKeepers,
  storageTouchers,
  tagManagerNamers,
  wireReaders,
} from "../allowances.ts";
import type { Allowance } from "../allowances.ts";
import type { Finding } from "../finding.ts";
import { scripts } from "../floors.ts";
import type { Mark, MarkKind } from "../reading/marks.ts";
import type { Place } from "../reading/place.ts";

interface Rule {
  readonly floors: readonly string[];
  /** The files on these floors that the rule is about; all of them unless told. */
  readonly files?: RegExp;
  readonly allowed?: readonly Allowance[];
  readonly inTests?: boolean;
  readonly inAssembly?: boolean;
  readonly advice: string;
}

const PURE = ["domain", "contract"];
const SCREENS = ["storefront", "backoffice", "ui", "web"];
/** What a server draws pages with: its process runs them, whether or not a browser does as well. */
const DRAWN = ["storefront", "ui", "web"];

/** What may be touched where (house §4, rule 4). */
const rules: Readonly<Record<MarkKind, Rule>> = {
  clock: {
    floors: [...PURE, "server"],
    allowed: clockReaders,
    inAssembly: true,
    advice:
      "Only server/src/context.ts reads the clock: take `ctx.now`, or the time as an argument.",
  },
  random: { floors: PURE, advice: "Rules are the same every time: take the value as an argument." },
  cookie: {
    floors: [...PURE, ...SCREENS],
    allowed: storageTouchers,
    inAssembly: true,
    advice: "Declare the cookie in storefront/src/storage and use it from there.",
  },
  "browser storage": {
    floors: [...PURE, ...SCREENS],
    allowed: storageTouchers,
    inAssembly: true,
    advice: "Declare the key in storefront/src/storage and use it from there.",
  },
  "tag manager": {
    floors: [...PURE, ...SCREENS],
    allowed: tagManagerNamers,
    inAssembly: true,
    advice: "Publish an event; the room analytics listens.",
  },
  "browser at module scope": {
    floors: SCREENS,
    advice: "Screens also load on the server: touch it inside a function or an effect.",
  },
  "hidden import": {
    floors: [...PURE, ...SCREENS, "server"],
    inAssembly: true,
    advice: "Write the imports out: this check cannot see them otherwise.",
  },
  "bare import": {
    floors: SCREENS,
    allowed: lateModuleLoaders,
    inAssembly: true,
    advice:
      'A script that is lost once stays lost: write `lateModule(() => import("…"))` (web/src/late).',
  },
  "loose rounding": {
    floors: ["domain"],
    files: /^domain\/src\/embroidery\//,
    advice:
      "It may end in another bit in another engine, and browser and server compare stitches: use + - * / and Math.sqrt.",
  },
  "wire spelling": {
    floors: ["storefront", "web"],
    allowed: wireReaders,
    inAssembly: true,
    advice: "The wire's spelling ends at contract/src/**/*.codec.ts: read it there.",
  },
  "module state": {
    floors: [...PURE, "server", ...DRAWN],
    allowed: [...moduleStateKeepers, ...drawnStateKeepers, ...browserStateKeepers],
    inAssembly: true,
    advice:
      "Two stores in one process would share it: let the room hold it (`holding`), or hang it on what it is about.",
  },
  "asserted choice": {
    floors: SCREENS,
    advice: "What a field gives is any text: look it up in its table (`chosen`, `Object.hasOwn`).",
  },
  mock: {
    floors: ["server"],
    inTests: true,
    advice: "Server tests run on the real parts and a real database; only providers have fakes.",
  },
};

/** Clocks, randomness, cookies, storage, tag managers and early browser use where they do not belong. */
export function touchFindings(place: Place, marks: readonly Mark[]): Finding[] {
  return marks
    .filter(({ kind }) => applies(rules[kind], place))
    .map(({ kind, text, line }) => ({
      file: place.file,
      line,
      rule: kind,
      message: `${text} may not be used here. ${rules[kind].advice}`,
    }));
}

function applies(rule: Rule, place: Place): boolean {
  if (!rule.floors.includes(place.floor)) return false;
  if (rule.files && !rule.files.test(place.file)) return false;
  if (place.isTest && !rule.inTests) return false;
  if (place.isAssembly && !rule.inAssembly) return false;
  if (scripts.some((path) => path.test(place.file))) return false;
  return !isAllowed(place.file, rule.allowed ?? []);
}
