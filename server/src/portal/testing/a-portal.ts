import { expect, vi } from "vitest";
import { portals } from "../portals.ts";
import { ANN, aShopper, anAccount } from "../../testing/customer.ts";
import { callAdmin } from "../../testing/staff.ts";
import type { TestApp } from "../../testing/test-app.ts";

const NOTICES = {
  customerInstructions: "<p>Order by <b>Friday</b>.</p>",
  aboveLoginDetails: "<p>Welcome aboard.</p>",
  belowLoginDetails: "<p>Ask the harbor master.</p>",
  footerNavigation: '<ul><li><a href="/kitchen">Galley</a></li></ul>',
  disclaimer: "<p>For crew only.</p>",
};

/** A portal that holds nobody back, as staff write it. */
export const HARBOUR = {
  code: "harbour",
  name: "Harbour Catering",
  isActive: true,
  forceLogin: false,
  redirectAfterLogin: false,
  hideSearch: false,
  hideStruckPrices: false,
  usesPoNumbers: true,
  canEditShipping: true,
  canEditBilling: true,
  overridesCategories: false,
  hasVerticalMenu: false,
  defaultCategoryId: null as number | null,
  notices: NOTICES,
  categories: [] as readonly object[],
};

interface MadePortal {
  readonly id: number;
  readonly version: number;
}

/** Makes a portal in the back office, and waits until the process holds it. */
export async function aPortal(
  app: TestApp,
  session: string,
  change: Partial<typeof HARBOUR> = {},
): Promise<MadePortal> {
  const answer = await callAdmin(app, "POST portals", { session, body: { ...HARBOUR, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
  const made = answer.json<MadePortal>();
  await held(app, made);
  return made;
}

/** Changes a portal, and waits until the process holds it so. */
export async function aChangedPortal(
  app: TestApp,
  session: string,
  { id, version }: MadePortal,
  change: Partial<typeof HARBOUR>,
): Promise<MadePortal> {
  const { code: _, ...fields } = { ...HARBOUR, ...change };
  const body = { ...fields, version };
  const answer = await callAdmin(app, `PUT portals/${id}`, { session, body });
  expect(answer.statusCode, answer.body).toBe(200);
  const made = answer.json<MadePortal>();
  await held(app, made);
  return made;
}

async function held({ call }: TestApp, { id, version }: MadePortal): Promise<void> {
  await vi.waitFor(() => expect(call.held(portals).byId(id)?.version).toBe(version));
}

/** Somebody who belongs to a portal and is signed in. */
export async function aMember(
  app: TestApp,
  session: string,
  portal: MadePortal & { readonly code?: string },
  person: typeof ANN | { readonly email: string } = ANN,
): Promise<{ readonly id: number; readonly session: string; readonly token: string }> {
  const somebody = { ...ANN, ...person };
  const id = await anAccount(app, somebody);
  const body = { portalId: portal.id };
  const moved = await callAdmin(app, `PUT customers/${id}/portal`, { session, body });
  expect(moved.statusCode, moved.body).toBe(200);
  const email = `${portal.code ?? HARBOUR.code}#${somebody.email}`;
  const { password } = somebody;
  return { id, ...(await aShopper(app, { email, password })) };
}
