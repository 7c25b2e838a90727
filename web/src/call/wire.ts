/** Method, path with query and body of a call, relative to the base of its interface. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  /** The browser itself says how a form is written; text is JSON. */
  readonly body?: string | URLSearchParams | FormData;
}

/** What a call of the contract takes along. */
export interface WireInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** One row of the generated tables of routes; a parameter stands in its path as `:name`. */
export interface WireRoute {
  readonly method: string;
  readonly path: string;
  /** How its body is written where that is not JSON. */
  readonly takes?: keyof typeof writers;
}

/** How a call travels; a server uses the same to call in its own process. */
export function wireRequest(
  { method, path, takes = "json" }: WireRoute,
  input: WireInput,
): WireRequest {
  const params = (input.params ?? {}) as Readonly<Record<string, string | number>>;
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? "")),
  );
  return {
    method,
    path: filled + queryText(input.query),
    ...(input.body === undefined ? {} : { body: writers[takes](input.body) }),
  };
}

/** How a body is written. XML is what other shops' programs send; no browser of ours does. */
const writers = {
  json: (body: unknown) => JSON.stringify(body),
  form: (body: unknown) => filledWith(new URLSearchParams(), body),
  multipart: (body: unknown) => filledWith(new FormData(), body),
} as const;

/** Each field as it is, files as files; a field that is more than text travels as JSON. */
function filledWith<Form extends { append(name: string, value: string | Blob): void }>(
  form: Form,
  body: unknown,
): Form {
  for (const [name, value] of Object.entries(body ?? {}) as [string, unknown][]) {
    if (value === undefined) continue;
    for (const each of hasFiles(value) ? value : [value]) {
      form.append(
        name,
        typeof each === "string" || each instanceof Blob ? each : JSON.stringify(each),
      );
    }
  }
  return form;
}

const hasFiles = (value: unknown): value is readonly Blob[] =>
  Array.isArray(value) && value.some((each) => each instanceof Blob);

/** What the text of an answer holds; undefined where it is no JSON. */
export function bodyOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `?a=1&b=2`: objects travel as JSON, what is missing does not travel. */
function queryText(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const set = Object.entries(query).flatMap(([key, value]: [string, unknown]) =>
    value === undefined || value === null
      ? []
      : [[key, typeof value === "string" ? value : JSON.stringify(value)]],
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}
