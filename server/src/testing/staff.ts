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
export interface AdminCall {
  readonly body?: object;
  readonly session?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = "GET" | "POST" | "DELETE";

/** Calls the back office in process. The request carries the store's own origin unless it says another. */
export function callAdmin(
  { fastify, call }: TestApp,
  line: `${Method} ${string}`,
  { body, session, headers }: AdminCall = {},
): Promise<LightMyRequestResponse> {
  const [method, path] = line.split(" ");
  return fastify.inject({
    method: method as Method,
    url: `/admin/api/${path}`,
    headers: {
      ...(method === "GET"
        ? {}
        : { origin: call.settings.storeUrl, "content-type": "application/json" }),
      ...(session === undefined ? {} : { cookie: `placket_staff=${session}` }),
      ...headers,
    },
    ...(method === "GET" ? {} : { payload: JSON.stringify(body ?? {}) }),
  });
}

/** Somebody who works here and has signed in; gives the session's token. */
export async function aStaffSession(app: TestApp, staff: typeof STAFF = STAFF): Promise<string> {
  expect(await createStaff(app.shop.db, staff)).toMatchObject({ ok: true });
  const signedIn = await callAdmin(app, "POST session", {
    body: { email: staff.email, password: staff.password },
  });
  expect(signedIn.statusCode).toBe(200);
  return sessionIn(signedIn);
}

/** The token that an answer's cookie carries. */
export function sessionIn({ cookies }: LightMyRequestResponse): string {
  return cookies.find(({ name }) => name === "placket_staff")?.value ?? "";
}
