import type { StaffRole } from "@placket/domain/access/permissions";
import { expect } from "vitest";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

/** A store of two views, `us` (1) and `fr` (2). */
export const aContentShop = (): Promise<TestApp> =>
  testApp(async ({ db }) => {
    await db
      .insertInto("store_view")
      .values({
        id: 2,
        website_id: 1,
        group_id: 1,
        code: "fr",
        name: "Français",
        locale: "fr-FR",
        country_code: "FR",
      })
      .execute();
  });

/** Calls of one member of staff. */
export async function staffOf(app: TestApp, role?: StaffRole) {
  const person = role ? { ...STAFF, email: `${role}@example.com`, role } : STAFF;
  const session = await aStaffSession(app, person);
  return (line: `${"GET" | "POST" | "PUT" | "DELETE"} ${string}`, body?: object) =>
    callAdmin(app, line, { session, ...(body && { body }) });
}

export type Staff = Awaited<ReturnType<typeof staffOf>>;

export const PLACEMENT = {
  storeViewId: 0,
  key: "about",
  location: null,
  onPath: null,
  position: 0,
} as const;

export const TEXT = { kind: "text", values: { html: "<p>We sew.</p>" }, entries: [] };

export const WRITTEN = {
  title: "About",
  heading: "",
  metaTitle: "",
  metaDescription: "",
  parts: [TEXT],
};

/** What the calls answer with, as far as tests read it. */
export interface Whole {
  readonly id: number;
  readonly version: number;
  readonly live: number | null;
  readonly state: string;
  readonly revisions: readonly { readonly number: number; readonly by: string }[];
  readonly parts: readonly object[];
}

/** Writes a document, and gives what was answered. */
export async function added(
  staff: Staff,
  change: { readonly kind?: string; readonly placement?: object; readonly written?: object } = {},
): Promise<Whole> {
  const answer = await staff("POST contents", {
    kind: change.kind ?? "page",
    placement: { ...PLACEMENT, ...change.placement },
    written: { ...WRITTEN, ...change.written },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The same, and publishes it. */
export async function published(
  staff: Staff,
  change: Parameters<typeof added>[1] = {},
): Promise<Whole> {
  const { id, version } = await added(staff, change);
  const answer = await staff(`PUT contents/${id}/live`, { version, number: 1 });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
