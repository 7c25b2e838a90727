import { decoded } from "./decoded.ts";

/** Names of the `{parameters}` of a pattern. */
export type ParamNames<Pattern extends string> =
  Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** What an address of one of these patterns is built from. */
export type ParamsOf<Pattern extends string> = Pattern extends string
  ? { readonly [Name in ParamNames<Pattern>]: string | number }
  : never;

export type Params = Readonly<Record<string, string>>;

/**
 * The parameters of a path that has this form, else undefined. A parameter stands for one segment;
 * those named in `digits` take digits only. One slash at the end is allowed.
 */
export function matchPattern(
  pattern: string,
  path: string,
  digits: readonly string[] = [],
): Params | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    const name = parameterName(segment);
    if (name === undefined) {
      if (segment !== value) return undefined;
    } else {
      if (value === "" || (digits.includes(name) && !/^\d+$/.test(value))) return undefined;
      params[name] = decoded(value);
    }
  }
  return params;
}

/** The path of a pattern with its parameters filled in; undefined when one is missing. */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  const filled = segmentsOf(pattern).map((segment) => {
    const name = parameterName(segment);
    if (name === undefined) return segment;
    const value = params[name];
    return value === undefined ? undefined : encodeURIComponent(value);
  });
  return filled.includes(undefined) ? undefined : `/${filled.join("/")}`;
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\//, "").replace(/\/$/, "").split("/");
}

function parameterName(segment: string): string | undefined {
  return /^\{(\w+)\}$/.exec(segment)?.[1];
}
