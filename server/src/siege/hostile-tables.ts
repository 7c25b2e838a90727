/** Control characters, half codes, slashes that name another host, climbing, and too much of it. */
export const HOSTILE_PATHS: readonly string[] = [
  "%01",
  "a%0d%0aset-cookie:%20a=b",
  "%ff",
  "%",
  "%00",
  "/a:b",
  "\\a:b",
  "//[",
  "a\\..\\b",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/package.json",
  "x".repeat(2000),
  "a/".repeat(900),
  "__proto__/constructor",
  "%61dmin/api/session",
];

/** Headers that lie about what is sent, or are too much. */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=" },
  { "content-type": "application/json; charset=utf-7" },
  { "content-encoding": "gzip" },
  { cookie: `cartId=${"x".repeat(3000)}; store=__proto__` },
  { cookie: "cartId=%00; placket_staff=%ff; store=%" },
  { store: "__proto__" },
  { store: "../us" },
  { "accept-encoding": "br;q=-1, *;q=NaN" },
  { "if-none-match": "*" },
  { range: "bytes=0-,-1" },
  { host: "evil.example" },
  { "x-forwarded-for": "'; drop table cart; --", forwarded: 'for="' },
  { authorization: `Bearer ${"z".repeat(3000)}` },
  { "x-http-method-override": "DELETE" },
];

/** A document with its name, and what comes with it. */
type HostileDocument = readonly [name: string, query: string, variables?: object];

/** Documents that are deep, wide, cyclic, endless, that ask for more than they say, or are none at all. */
export function hostileDocuments(): readonly HostileDocument[] {
  return [
    ["nothing", ""],
    ["no document", "{".repeat(5000)],
    ["deep", `{ categories { items { ${"children { ".repeat(60)} name ${"} ".repeat(60)} } } }`],
    ["wide", `{ ${times(2000, (i) => `a${i}: storeConfig { locale }`)} }`],
    [
      "heavy",
      `{ ${times(25, (i) => `a${i}: products(search: "coat", pageSize: 100) { ${ITEM} }`)} }`,
    ],
    [
      "heavy by fragments",
      `query { ...F } fragment F on Query { ${times(94, (i) => `a${i}: products(search: "a", pageSize: 100) { ${ITEM} }`)} }`,
    ],
    ["a cycle", "query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }"],
    ["a fragment of itself", "query { ...A } fragment A on Query { ...A }"],
    ["doubling", doubling(40)],
    ["directives", `{ storeConfig ${"@include(if: true) ".repeat(3000)} { locale } }`],
    ["a long name", `{ ${"x".repeat(100_000)} }`],
    ["a long text", `{ products(search: "${"y".repeat(100_000)}") { total_count } }`],
    ["comments", `${"#\n".repeat(50_000)}{ storeConfig { locale } }`],
    ["many operations", times(500, (i) => `query q${i} { storeConfig { locale } }`)],
    [
      "the schema asked deeply",
      `{ __schema { types { ${"fields { type { ".repeat(9)} name ${"} } ".repeat(9)} } } }`,
    ],
    [
      "lists that name nothing",
      `query ($x: [String]) { ${times(8, (i) => `a${i}: products(filter: { sku: { in: $x } }, pageSize: 300) { ${ITEM} }`)} }`,
      { x: [null] },
    ],
    ["names that nobody has", `{ ${times(10, (i) => `unknown${i}`)} }`],
    [
      "thousands of changes in one",
      'mutation ($l: [CartItemUpdateInput]!) { updateCartItems(input: { cart_id: "x", cart_items: $l }) { cart { id } } }',
      { l: Array.from({ length: 4_000 }, () => ({ cart_item_id: 1, quantity: 2 })) },
    ],
    ["a subscription", "subscription { orders { number } }"],
  ];
}

const ITEM = "items { name ... on ConfigurableProduct { variants { product { sku name } } } }";

const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(" ");

/** Each fragment names the next twice: 2 to the power of `count` fields when they are spread out. */
function doubling(count: number): string {
  const fragments = times(
    count,
    (i) => `fragment F${i} on Query { ...F${i + 1} a${i}: __typename ...F${i + 1} }`,
  );
  return `query { ...F0 } ${fragments} fragment F${count} on Query { __typename }`;
}
