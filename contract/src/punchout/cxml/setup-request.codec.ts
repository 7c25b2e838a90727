import { z } from "zod";

/** Who a document is from or to, as cXML names it. */
export interface Credential {
  readonly domain: string;
  readonly identity: string;
}

/** A line that a procurement system brings back. */
export interface BroughtLine {
  readonly quantity: number;
  readonly sku: string;
  /** Our key of it; empty where the system has none. */
  readonly key: string;
}

/** A request to let a buyer in. */
export interface SetupRequest {
  readonly payloadId: string;
  /** Its buyer's organization may be named in several ways. */
  readonly from: readonly Credential[];
  readonly to: Credential;
  readonly secret: string;
  readonly operation: string;
  readonly buyerCookie: string;
  readonly returnUrl: string;
  readonly lines: readonly BroughtLine[];
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first of what may be one or several; an element without children is its text. */
const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);

/** The element at a path, wherever siblings stand: systems do not keep to the order of the DTD. */
function at(tree: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => {
    const one = first(node);
    return isTree(one) ? one[name] : undefined;
  }, tree);
}

/** The text of an element, trimmed; empty where there is none. */
function textOf(value: unknown): string {
  const one = first(value);
  const text = isTree(one) ? one["#text"] : one;
  return typeof text === "string" ? text.trim() : "";
}

/** All of what may be one or several. */
const every = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

const credentialsOf = (tree: unknown): Credential[] =>
  every(at(tree, "Credential")).map((credential) => ({
    domain: textOf(at(credential, "@domain")),
    identity: textOf(at(credential, "Identity")),
  }));

const NOBODY: Credential = { domain: "", identity: "" };

/** What a name of our own tables holds; more is nobody's. */
const short = z.string().min(1).max(100);
const credential = z.object({ domain: z.string().max(100), identity: short });

const shape = z.object({
  payloadId: z.string().min(1).max(255),
  from: z.array(credential).min(1).max(8),
  to: z.object({ domain: z.string().max(100), identity: z.string().max(100) }),
  secret: z.string().max(200),
  operation: z.string().max(40),
  buyerCookie: z.string().min(1).max(1_000),
  returnUrl: z.string().max(2_048),
  lines: z
    .array(
      z.object({
        quantity: z.int().min(0).max(99_999),
        sku: z.string().max(64),
        key: z.string().max(64),
      }),
    )
    .max(500),
});

/**
 * The request that a document holds, by its tree as `readXml` gives it. Read leniently: in whatever order its parts
 * stand, and whatever else stands beside them. Gives what is wrong with one that says too little, by its name there.
 */
export function readSetupRequest(
  tree: unknown,
): { readonly request: SetupRequest } | { readonly wrong: string } {
  const cxml = at(tree, "cXML");
  const setup = at(cxml, "Request", "PunchOutSetupRequest");
  if (setup === undefined) return { wrong: "PunchOutSetupRequest" };
  const senders = every(at(cxml, "Header", "Sender", "Credential"));
  const read = shape.safeParse({
    payloadId: textOf(at(cxml, "@payloadID")),
    from: credentialsOf(at(cxml, "Header", "From")),
    to: credentialsOf(at(cxml, "Header", "To"))[0] ?? NOBODY,
    secret: senders.map((one) => textOf(at(one, "SharedSecret"))).find(Boolean) ?? "",
    operation: textOf(at(setup, "@operation")) || "create",
    buyerCookie: textOf(at(setup, "BuyerCookie")),
    returnUrl: textOf(at(setup, "BrowserFormPost", "URL")),
    lines: every(at(setup, "ItemOut")).map((item) => ({
      quantity: Number(textOf(at(item, "@quantity")) || Number.NaN),
      sku: textOf(at(item, "ItemID", "SupplierPartID")),
      key: textOf(at(item, "ItemID", "SupplierPartAuxiliaryID")),
    })),
  });
  if (read.success) return { request: read.data };
  return { wrong: read.error.issues[0]?.path.join(".") ?? "PunchOutSetupRequest" };
}
