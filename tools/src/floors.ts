/** One floor: a workspace and what it may import. */
export interface Floor {
  /** Workspaces it may import. */
  readonly uses: readonly string[];
  /** Files of other workspaces it may import although the workspace is not in `uses`. */
  readonly alsoUses?: readonly RegExp[];
  /** Whether it may name packages of the registry; tests always may. */
  readonly packages: boolean;
  /** Packages that one room may name on a floor that otherwise names none, each by a decision record. */
  readonly roomPackages?: Readonly<Record<string, readonly string[]>>;
  /** Whether it may name Node's own modules; tests always may. */
  readonly node: boolean;
  /** Workspaces that only its tests may import. */
  readonly testsUse?: readonly string[];
  /** Folders beside the rooms that any room may import. */
  readonly crossCutting: Readonly<Record<string, CrossCutting>>;
  /** Files below `src/` that may import everything and that only each other may import. */
  readonly assembly: readonly string[];
  /** Files in `src/` that may import rooms and still be imported: they merge tables or name types. */
  readonly gathering: readonly string[];
  /** Fewer files than this means the check is reading the wrong place. */
  readonly atLeast: number;
}

/** A folder beside the rooms. */
interface CrossCutting {
  readonly holds: string;
  /** Which rooms of its own floor it may call; on the server it does so by the door. */
  readonly enters: "every room" | readonly string[];
}

const NO_ROOMS = { crossCutting: {}, assembly: [], gathering: [] } as const;

/** Who may import whom (house §4, rule 1). A path outside this table fails the check. */
export const floors: Readonly<Record<string, Floor>> = {
  domain: {
    ...NO_ROOMS,
    uses: [],
    packages: false,
    // Decision 0009: all are pure and run alike in a browser and in Node.
    roomPackages: { embroidery: ["culori", "fflate", "opentype.js"] },
    node: false,
    gathering: ["errors.ts", "shop-errors.ts"],
    atLeast: 60,
  },
  contract: {
    ...NO_ROOMS,
    uses: ["domain"],
    packages: true,
    node: false,
    gathering: ["admin-endpoints.ts", "endpoints.ts"],
    atLeast: 12,
  },
  server: {
    uses: ["contract", "domain"],
    testsUse: ["demo", "sandbox"],
    packages: true,
    node: true,
    crossCutting: {
      http: { holds: "the edge that turns answers into HTTP", enters: "every room" },
      graphql: { holds: "the edge that turns answers into GraphQL", enters: "every room" },
      html: {
        holds: "pages as HTML: document, head, cache, files",
        enters: ["catalog", "consent", "session", "store", "store-switch", "translation"],
      },
      db: { holds: "connection, migrations, generated tables", enters: [] },
      list: { holds: "pages of a list by key, and a list as a file", enters: [] },
      held: { holds: "what a process keeps for all its calls, and slots", enters: [] },
      providers: {
        holds: "outside services: one interface, one real, one fake each",
        enters: [],
      },
      print: { holds: "sheets as PDFs, in the store's typeface", enters: [] },
      threads: { holds: "works away from the thread that answers, in turns", enters: [] },
      jobs: { holds: "work after the answer: outbox, mail, index", enters: "every room" },
      seed: { holds: "the first data of a new store", enters: "every room" },
      bench: { holds: "measurements under load", enters: "every room" },
      siege: { holds: "attacks on a store of our own, and its ledger", enters: "every room" },
      command: { holds: "what staff run from a shell: import, seed", enters: "every room" },
    },
    assembly: ["app.ts", "built-pages.ts", "graphql/mount-graphql.ts", "main.ts", "rooms.ts"],
    gathering: ["context.ts"],
    atLeast: 120,
  },
  web: {
    uses: ["contract", "domain"],
    packages: true,
    node: false,
    crossCutting: {
      call: { holds: "a call of the contract as it travels, and its errors", enters: [] },
      link: { holds: "patterns of addresses, links followed in the page", enters: [] },
      browser: { holds: "what a browser and its system are called", enters: [] },
      late: { holds: "modules that come late, and anew where they were lost", enters: [] },
      slot: { holds: "places that rooms fill, and what fills them", enters: [] },
    },
    assembly: [],
    gathering: [],
    atLeast: 10,
  },
  storefront: {
    uses: ["contract", "domain", "ui", "web"],
    packages: true,
    node: false,
    crossCutting: {
      api: {
        holds: "typed calls, the query client, the store code in every key",
        enters: ["storage"],
      },
      query: { holds: "questions to the server, their answers, who watches them", enters: [] },
      events: { holds: "the typed map of what happened", enters: [] },
      slot: {
        holds: "places that rooms fill, parts that come late",
        enters: ["notice", "routing", "translation"],
      },
      page: {
        holds: "how every route draws loading, errors and its title",
        enters: ["routing", "translation"],
      },
    },
    assembly: [
      "App.tsx",
      "ahead.ts",
      "app-parts.ts",
      "browser.ts",
      "entry-client.tsx",
      "entry-server.tsx",
      "pages.ts",
      "resolver.ts",
      "rooms.ts",
    ],
    gathering: ["page-state.ts", "room.ts"],
    atLeast: 60,
  },
  backoffice: {
    uses: ["contract", "domain", "ui", "web"],
    packages: true,
    node: false,
    crossCutting: {
      api: { holds: "typed calls and the query client", enters: [] },
      page: { holds: "frame, list, form and slots every screen is made of", enters: [] },
    },
    assembly: ["main.tsx", "rooms.ts", "routes.tsx", "Shell.tsx"],
    gathering: ["room.ts"],
    atLeast: 30,
  },
  ui: {
    ...NO_ROOMS,
    uses: [],
    // The thread canvas draws the same record and the same light as the server's pictures.
    alsoUses: [/^domain\/src\/embroidery\/(pattern|drawing|thread)\//],
    packages: true,
    node: false,
    atLeast: 40,
  },
  demo: { ...NO_ROOMS, uses: ["domain"], packages: true, node: true, atLeast: 40 },
  sandbox: { ...NO_ROOMS, uses: [], packages: true, node: true, atLeast: 20 },
  e2e: {
    ...NO_ROOMS,
    uses: ["demo"],
    // The letters of the store under test go to the tests' mail server.
    alsoUses: [
      /^contract\/src\/routes\.gen\.ts$/,
      /^server\/src\/providers\/mail\/smtp-emulator\.ts$/,
      // What only the calendar makes, an order of last year, is written into the database of the store under test.
      /^server\/src\/db\/database\.ts$/,
      /^domain\/src\/durations\.ts$/,
      // What comes to a machine is read as a machine reads it.
      /^domain\/src\/embroidery\/(machine-file\/dst-(read|write)|pattern\/(pattern(-builder)?|statistics))\.ts$/,
    ],
    // What a browser sews is compared with what the server sews.
    testsUse: ["domain", "server", "web"],
    packages: true,
    node: true,
    atLeast: 0,
  },
  tools: {
    ...NO_ROOMS,
    uses: ["contract", "demo", "domain", "server"],
    packages: true,
    node: true,
    atLeast: 45,
  },
};

/** Workspaces whose `src/` is cut into rooms; the others order their folders as they like. */
export const roomedFloors: ReadonlySet<string> = new Set([
  "domain",
  "contract",
  "server",
  "web",
  "storefront",
  "backoffice",
]);

/** Importers outside `uses` that may name the demo store: the command that loads it. */
export const demoImporters: readonly RegExp[] = [
  /^server\/src\/(command|seed)\//,
  /^e2e\//,
  /^tools\//,
];

/** Files that run in Node although their floor runs in a browser: they prepare what the floor ships. */
export const scripts: readonly RegExp[] = [/^ui\/src\/font\/subset\.ts$/];

/** Files whose import names a path made at run time, each with its reason. */
export const unseenImports: Readonly<Record<string, string>> = {
  "server/src/html/renderer.ts": "loads the storefront's build, whose name is known at run time",
  "web/src/late/late-module.ts": "asks for a lost module by an address that a browser named",
  "tools/src/generating/endpoint-tables.ts": "loads every endpoint table it finds in the contract",
};
