/** One file planted into a clean tree and what the check must say about it. */
export interface PlantedViolation {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly rule: string;
  readonly line?: number;
}

/** A small house in which nothing is wrong. */
export const cleanTree: Readonly<Record<string, string>> = {
  "domain/src/errors.ts": `import { cartErrors } from "./cart/errors.ts";\nexport const errors = { ...cartErrors };\n`,
  "domain/src/cart/errors.ts": `export const cartErrors = {};\n`,
  "domain/src/cart/cart.test.ts": `import fc from "fast-check";\nimport { it } from "vitest";\nit("x", () => void fc);\n`,
  "domain/src/money/money.ts": `export interface Money { readonly minor: number }\n`,
  "domain/src/pricing/tier.ts": `import type { Money } from "../money/money.ts";\nexport type Tier = Money;\n`,
  "contract/src/cart/cart.rest.ts": `import { z } from "zod";\nimport { errors } from "@placket/domain/errors";\nexport const cart = z.object({ k: z.literal(Object.keys(errors)) });\n`,
  "server/src/context.ts": `import type { Money } from "@placket/domain/money/money";\nexport const systemClock = () => new Date();\nexport type Ctx = Money;\n`,
  "server/src/app.ts": `import { rest } from "./cart/cart.rest.ts";\nexport const app = [rest];\n`,
  "server/src/cart/cart.sql.ts": `export const rows = 1;\n`,
  "server/src/cart/cart.ts": `import { rows } from "./cart.sql.ts";\nimport type { Ctx } from "../context.ts";\nexport const cart = (ctx: Ctx) => [ctx, rows, new Date(0)];\n`,
  "server/src/cart/cart.rest.ts": `import { cart } from "./cart.ts";\nexport const rest = cart;\n`,
  "server/src/order/order.ts": `import { cart } from "../cart/cart.ts";\nexport const order = cart;\n`,
  "server/src/order/order.test.ts": `import { it } from "vitest";\nimport { app } from "../app.ts";\nit("x", () => void [app, Date.now()]);\n`,
  "server/src/providers/payment/braintree.ts": `import braintree from "braintree";\nexport const gateway = braintree;\n`,
  "ui/src/button/Button.tsx": `import styles from "./Button.module.css";\nexport const Button = () => <button className={styles["root"]} />;\n`,
  "ui/src/button/Button.module.css": `@layer ui { .root { color: var(--ink); } }\n`,
  "ui/src/index.css": `@import "./tokens.css";\n`,
  "storefront/src/storage/keys.ts": `export const read = () => document.cookie + localStorage.getItem("k");\n`,
  "storefront/src/cart/MiniCart.tsx": `import { Button } from "@placket/ui/button/Button";\nimport "@placket/ui/index.css";\nconst isBrowser = typeof window !== "undefined";\nexport const MiniCart = () => (isBrowser && window.scrollY > 0 ? <Button /> : null);\n`,
  "storefront/src/cart/MiniCart.module.css": `@layer room { .root { color: var(--ink); } }\n`,
  "storefront/src/entry-client.tsx": `import { MiniCart } from "./cart/MiniCart.tsx";\nvoid [MiniCart, document.title, import("./checkout/Steps.tsx")];\n`,
  "storefront/src/checkout/Steps.tsx": `import { MiniCart } from "../cart/MiniCart.tsx";\nconst localStorage = { k: 1 };\nexport const Steps = () => [<MiniCart />, localStorage];\n`,
};

/** Every kind of violation, some in several disguises. */
export const violations: readonly PlantedViolation[] = [
  {
    name: "an arrow nobody drew",
    file: "domain/src/pricing/bad.ts",
    text: `\nimport { cartErrors } from "../cart/errors.ts";\nexport const x = cartErrors;\n`,
    rule: "arrow",
    line: 2,
  },
  {
    name: "an arrow for a type alone",
    file: "domain/src/money/bad.ts",
    text: `import type { Tier } from "../pricing/tier.ts";\nexport type X = Tier;\n`,
    rule: "arrow",
  },
  {
    name: "an arrow inside a type expression",
    file: "domain/src/money/bad.ts",
    text: `export type X = import("../pricing/tier.ts").Tier;\n`,
    rule: "arrow",
  },
  {
    name: "an arrow by a dynamic import",
    file: "storefront/src/notice/bad.ts",
    text: `export const x = () => import(\`../cart/MiniCart.tsx\`);\n`,
    rule: "arrow",
  },
  {
    name: "an arrow across floors by the package name",
    file: "storefront/src/notice/bad.ts",
    text: `import { rest } from "@placket/contract/cart/cart.rest";\nexport const x = rest;\n`,
    rule: "arrow",
  },
  {
    name: "a way round the arrows by a file in no room",
    file: "server/src/detour.ts",
    text: `import { cart } from "./cart/cart.ts";\nexport const x = cart;\n`,
    rule: "arrow",
  },
  {
    name: "a cross-cutting folder calling a room it may not",
    file: "server/src/db/bad.ts",
    text: `import { cart } from "../cart/cart.ts";\nexport const x = cart;\n`,
    rule: "arrow",
  },
  {
    name: "a folder that is no room",
    file: "server/src/helpers/bad.ts",
    text: `export const x = 1;\n`,
    rule: "folder",
  },
  {
    name: "an assembly file imported",
    file: "server/src/cart/bad.ts",
    text: `import { app } from "../app.ts";\nexport const x = app;\n`,
    rule: "assembly",
  },
  {
    name: "a stranger at a room's tables",
    file: "server/src/order/bad.ts",
    text: `import { rows } from "../cart/cart.sql.ts";\nexport const x = rows;\n`,
    rule: "private file",
  },
  {
    name: "a stranger's test at a room's tables",
    file: "server/src/order/bad.test.ts",
    text: `import { rows } from "../cart/cart.sql.ts";\nexport const x = rows;\n`,
    rule: "private file",
  },
  {
    name: "the assembly at a room's tables",
    file: "server/src/main.ts",
    text: `import { rows } from "./cart/cart.sql.ts";\nexport const x = rows;\n`,
    rule: "private file",
  },
  {
    name: "a stranger at a skin",
    file: "server/src/order/bad.ts",
    text: `import { rest } from "../cart/cart.rest.ts";\nexport const x = rest;\n`,
    rule: "private file",
  },
  {
    name: "a stranger past the door",
    file: "server/src/order/bad.ts",
    text: `import { x as y } from "../cart/item-price.ts";\nexport const x = y;\n`,
    rule: "door",
  },
  {
    name: "a stranger at another room's styles",
    file: "storefront/src/chrome/bad.tsx",
    text: `import styles from "../cart/MiniCart.module.css";\nexport const x = styles;\n`,
    rule: "private file",
  },
  {
    name: "the domain reaching up",
    file: "domain/src/cart/bad.ts",
    text: `import { rest } from "@placket/contract/cart/cart.rest";\nexport const x = rest;\n`,
    rule: "floor",
  },
  {
    name: "a screen reaching into the server",
    file: "storefront/src/cart/bad.ts",
    text: `import type { cart } from "../../../server/src/cart/cart.ts";\nexport type X = typeof cart;\n`,
    rule: "floor",
  },
  {
    name: "the demo store imported by a room",
    file: "server/src/catalog/bad.ts",
    text: `import { x as y } from "@placket/demo/garments";\nexport const x = y;\n`,
    rule: "floor",
  },
  {
    name: "a primitive that knows commerce",
    file: "ui/src/button/bad.ts",
    text: `import type { Money } from "@placket/domain/money/money";\nexport type X = Money;\n`,
    rule: "floor",
  },
  {
    name: "test code in the product",
    file: "server/src/cart/bad.ts",
    text: `import { x as y } from "./cart.builder.ts";\nexport const x = y;\n`,
    rule: "test code",
  },
  {
    name: "a package in the domain",
    file: "domain/src/cart/bad.ts",
    text: `import { z } from "zod";\nexport const x = z;\n`,
    rule: "package",
  },
  {
    name: "a package that another room of the domain may name",
    file: "domain/src/pricing/bad.ts",
    text: `import { parse } from "opentype.js/dist/opentype.mjs";\nexport const x = parse;\n`,
    rule: "package",
  },
  {
    name: "a package nobody declared",
    file: "server/src/cart/bad.ts",
    text: `import x from "lodash/get";\nexport const y = x;\n`,
    rule: "package",
  },
  {
    name: "a package by require",
    file: "server/src/cart/bad.ts",
    text: `declare const require: (x: string) => unknown;\nexport const y = require("@scope/name");\n`,
    rule: "package",
  },
  {
    name: "Node in a browser",
    file: "contract/src/cart/bad.ts",
    text: `import { readFile } from "node:fs/promises";\nexport const x = readFile;\n`,
    rule: "node",
  },
  {
    name: "an outside service past its provider",
    file: "server/src/payment/bad.ts",
    text: `import type { X } from "braintree";\nexport type Y = X;\n`,
    rule: "outside service",
  },
  {
    name: "the clock in a use-case",
    file: "server/src/cart/bad.ts",
    text: `export const x = (): unknown[] => [1];\nexport const y = () => Date.now();\n`,
    rule: "clock",
    line: 2,
  },
  {
    name: "a new date of now",
    file: "server/src/cart/bad.ts",
    text: `export const x = () => new Date();\n`,
    rule: "clock",
  },
  {
    name: "the performance clock on the server",
    file: "server/src/http/bad.ts",
    text: `export const x = () => globalThis.performance.now();\n`,
    rule: "clock",
  },
  {
    name: "the clock in a rule",
    file: "domain/src/cart/bad.ts",
    text: `export const x = () => new Date;\n`,
    rule: "clock",
  },
  {
    name: "chance in a rule",
    file: "domain/src/cart/bad.ts",
    text: `export const x = () => Math.random();\n`,
    rule: "random",
  },
  ...[
    ["a sine where needles go", "export const x = (a: number) => Math.sin(a);"],
    ["a length by hypot", 'export const x = (a: number) => Math["hypot"](a, a);'],
    ["a power", "export const x = (a: number) => a ** 2;"],
    ["a power in place", "export let x = 2;\nx **= 2;"],
    ["a cosine under another name", "const { cos: x } = Math;\nexport { x };"],
  ].map(([name = "", text = ""]) => ({
    name,
    file: "domain/src/embroidery/column/bad.ts",
    text: `${text}\n`,
    rule: "loose rounding",
  })),
  {
    name: "a cookie outside storage",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = () => document["cookie"];\n`,
    rule: "cookie",
  },
  {
    name: "local storage outside storage",
    file: "storefront/src/entry-client.tsx",
    text: `export const x = window.localStorage;\n`,
    rule: "browser storage",
  },
  {
    name: "session storage outside storage",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = () => sessionStorage.getItem("k");\n`,
    rule: "browser storage",
  },
  {
    name: "a database in the browser outside storage",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = () => globalThis["indexedDB"];\n`,
    rule: "browser storage",
  },
  {
    name: "a tag manager outside analytics",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = () => window.dataLayer.push(1);\n`,
    rule: "tag manager",
  },
  {
    name: "the browser at module scope",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = window.innerWidth;\n`,
    rule: "browser at module scope",
  },
  {
    name: "a barrel",
    file: "server/src/cart/index.ts",
    text: `export * from "./cart.ts";\n`,
    rule: "barrel",
  },
  {
    name: "a thing handed on by name",
    file: "server/src/order/bad.ts",
    text: `export { cart } from "../cart/cart.ts";\n`,
    rule: "barrel",
  },
  {
    name: "imports hidden in a pattern",
    file: "storefront/src/cart/bad.ts",
    text: `export const x = import.meta.glob("../*/*.tsx");\n`,
    rule: "hidden import",
  },
  {
    name: "an import known at run time only",
    file: "server/src/cart/bad.ts",
    text: `export const x = (path: string) => import(path);\n`,
    rule: "unseen import",
  },
  {
    name: "a mocked part in a server test",
    file: "server/src/cart/bad.test.ts",
    text: `import { vi } from "vitest";\nvi.mock("./cart.sql.ts");\n`,
    rule: "mock",
  },
];
