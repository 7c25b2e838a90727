import type { Endpoint } from "@placket/contract/endpoint";
import type { StaffRole } from "@placket/domain/access/permissions";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createStaff } from "../staff/staff.ts";
import type { TestApp } from "./test-app.ts";

export const STAFF = {
  email: "Mira@example.com",
  name: "Mira Kowal",
  password: "eight yards of twill",
} as const;

/** A call of the back office as its pages send it; each part may be left out or forged. */
interface AdminCall {
  readonly body?: object;
  /** In the place of a body: fields and files. */
  readonly form?: FormData;
  readonly session?: string | undefined;
  /** The token of a browser that staff signed in on before. */
  readonly known?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address it comes from. */
  readonly address?: string;
}

/** Calls the back office in process. The request carries the store's own origin unless it says another. */
export async function callAdmin(
  { fastify, call }: TestApp,
  line: `${Endpoint["method"]} ${string}`,
  { body, form, session, known, headers, address }: AdminCall = {},
): Promise<LightMyRequestResponse> {
  const written = form && new Response(form);
  const payload = written ? Buffer.from(await written.arrayBuffer()) : JSON.stringify(body ?? {});
  const [method, path] = line.split(" ");
  const cookies = [
    ...(session === undefined ? [] : [`placket_staff=${session}`]),
    ...(known === undefined ? [] : [`placket_known=${known}`]),
  ];
  return fastify.inject({
    method: method as Endpoint["method"],
    url: `/admin/api/${path}`,
    headers: {
      ...(method === "GET"
        ? {}
        : {
            origin: call.settings.storeUrl,
            "content-type": written?.headers.get("content-type") ?? "application/json",
          }),
      ...(cookies.length === 0 ? {} : { cookie: cookies.join("; ") }),
      ...headers,
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(method === "GET" ? {} : { payload }),
  });
}

/** Somebody who works here and has signed in; gives the session's token. */
export async function aStaffSession(
  app: TestApp,
  staff: {
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly role?: StaffRole;
  } = STAFF,
): Promise<string> {
  expect(await createStaff(app.shop.db, staff)).toMatchObject({ ok: true });
  const signedIn = await callAdmin(app, "POST session", {
    body: { email: staff.email, password: staff.password },
  });
  expect(signedIn.statusCode).toBe(200);
  return sessionIn(signedIn);
}

/** The token that an answer's cookie carries. */
export function sessionIn(answer: LightMyRequestResponse): string {
  return cookieIn(answer, "placket_staff");
}

/** The token by which the browser is known that an answer came to. */
export function knownIn(answer: LightMyRequestResponse): string {
  return cookieIn(answer, "placket_known");
}

function cookieIn({ cookies }: LightMyRequestResponse, name: string): string {
  return cookies.find((cookie) => cookie.name === name)?.value ?? "";
}
