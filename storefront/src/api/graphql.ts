import { CallError } from "@placket/web/call/call-error";
import type { Operations } from "./operations.gen.ts";

/** An operation's text with the types of what it answers and takes. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly text: string;
  /** The refusals that a document tells within its data, as `placeOrder` does: each counts as a refused call. */
  refusalIn?(data: Data): CallError | undefined;
  /** Only the types matter. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
}

type Of<Name extends keyof Operations> = Operation<
  Operations[Name]["data"],
  Operations[Name]["variables"]
>;

/**
 * `operation("Cart", "query Cart($id: String!) { … }")`: `npm run generate` holds the document against the
 * SDL and writes its types to `operations.gen.ts`. The fragments that it spreads follow it.
 */
export function operation<Name extends keyof Operations>(
  name: Name,
  text: string,
  ...fragments: readonly string[]
): Of<Name> {
  return { name, text: [text, ...fragments].join("\n") };
}

/** The entries of a list that may be missing itself, or have missing ones, as Magento's lists may. */
export function present<Value>(list: readonly (Value | null)[] | null): Value[] {
  return (list ?? []).filter((entry) => entry !== null);
}

/** A field that Magento lets be null and that only an error leaves out. @throws CallError where it is missing */
export function answered<Value>(value: Value | null): Value {
  if (value === null) throw new CallError("No data", { kind: "bad_request", status: 200 });
  return value;
}

export type GraphqlCall = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  headers?: Readonly<Record<string, string>>,
) => Promise<Data>;
