import { routes } from "@placket/contract/admin-routes.gen";
import type { ErrorKey } from "@placket/domain/errors";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { vi } from "vitest";
import type { CallName, CallReply } from "../api/call.ts";
import { createQueryClient } from "../api/query-client.ts";
import { createBackOffice } from "../routes.tsx";

// Each screen is a chunk of its own: on a busy machine it takes a while to come.
configure({ asyncUtilTimeout: 15_000 });

/** One request as the server got it. */
export interface Asked {
  readonly param: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer that is a file. */
export class FileReply {
  readonly name: string;
  readonly text: string;
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

/** What the server answers, by the contract's names and in its shapes. */
export type Answers = {
  readonly [Name in CallName]?: (asked: Asked) => CallReply<Name> | RefusedAnswer | FileReply;
};

/** An answer that is a refusal, as the server's edge writes it. */
export class RefusedAnswer {
  readonly status: number;
  readonly key: ErrorKey;
  readonly message: string;
  constructor(status: number, key: ErrorKey, message: string) {
    this.status = status;
    this.key = key;
    this.message = message;
  }
}

/** Opens the back office at an address before a server that answers like this. */
export function open(address: string, answers: Answers) {
  history.replaceState(null, "", address);
  vi.stubGlobal("scrollTo", () => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => answer(answers, input, init));
  vi.stubGlobal("fetch", fetch);
  const router = createBackOffice();
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    fetch,
    /** The paths of what the screen asked for, beside the frame: whose session it is, and what waits for staff. */
    askedByScreen: () =>
      fetch.mock.calls.map(([input]) => urlOf(input).pathname).filter((path) => !FRAME.has(path)),
    client,
    go: (href: string) => router.navigate({ href }),
  };
}

/** What every screen stands in. */
const FRAME = new Set(
  [routes.session, routes.proofComments].map(({ path }) => `/admin/api/${path}`),
);

const urlOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href);

function answer(answers: Answers, input: RequestInfo | URL, init?: RequestInit): Response {
  const url = urlOf(input);
  const method = init?.method ?? "GET";
  for (const [name, route] of Object.entries(routes)) {
    const pattern = new RegExp(`^/admin/api/${route.path.replaceAll(/:\w+/g, "([^/]+)")}$`);
    const match = route.method === method && pattern.exec(url.pathname);
    if (!match) continue;
    const asked: Asked = {
      param: match[1] ?? "",
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(init?.body),
    };
    const reply: unknown = answers[name as CallName]?.(asked);
    if (reply instanceof RefusedAnswer) return refusal(reply);
    if (reply instanceof FileReply) return fileReply(reply);
    if (reply !== undefined) return Response.json(reply);
  }
  throw new TypeError(`Nothing answers ${method} ${url.pathname}`);
}

/** A body as the server reads it: parts that are more than text come as JSON. */
function bodyOf(body: RequestInit["body"]): Asked["body"] {
  if (typeof body === "string") return JSON.parse(body) as Asked["body"];
  if (!(body instanceof FormData)) return {};
  const read = (value: FormDataEntryValue): unknown =>
    typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : value;
  return Object.fromEntries([...body].map(([name, value]) => [name, read(value)]));
}

function fileReply({ name, text }: FileReply): Response {
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}

function refusal({ status, key, message }: RefusedAnswer): Response {
  const errors = [{ field: "", key, message, parameters: [] }];
  return Response.json({ message, parameters: [], code: 100, key, errors }, { status });
}

/** The ids of the accessibility rules that the page breaks; what needs layout is checked in a browser. */
export async function axeViolations(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false } };
  // A frame of foreign contents is not the page's own.
  const { violations } = await axe.run(document.body, { rules, iframes: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
