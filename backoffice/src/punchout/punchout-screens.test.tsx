// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

const CHOICES = {
  groups: [{ id: 1, name: "General", taxClassId: 3, pointsPercent: 100, customers: 4 }],
  taxClasses: [],
  websites: [{ id: 1, name: "base" }],
  storeViews: [{ id: 1, name: "US English" }],
  portals: [{ id: 9, name: "Demo Bistro Group" }],
} satisfies CallReply<"customerGroups">;

const PARTNER = {
  id: 3,
  name: "Harbor Buying",
  isActive: true,
  protocol: "cxml",
  domain: "DUNS",
  identity: "942888711",
  portalId: 9,
  groupId: 1,
  storeViewId: 1,
  returnHosts: ["buy.example"],
  formKind: "cxml-base64",
  pieceUnit: "EA",
  setUnit: "SET",
  classDomain: "UNSPSC",
  classCode: "53102700",
  fields: [{ fact: "embroidery", name: "Embroidery" }],
  address: "http://localhost:3000/punchout/cxml",
  version: 2,
} satisfies CallReply<"punchoutPartner">;

const VISIT = {
  id: 12,
  partnerId: 3,
  partner: "Harbor Buying",
  operation: "create",
  state: "handedOver",
  askedAt: "2026-03-02T10:00:00.000Z",
  endedAt: "2026-03-02T10:05:00.000Z",
} as const;

const answers = {
  ...SIGNED_IN,
  customerGroups: () => CHOICES,
  punchoutPartners: (): CallReply<"punchoutPartners"> => ({
    rows: [{ ...PARTNER, portal: "Demo Bistro Group", visits: 7 }],
    next: null,
  }),
  punchoutPartner: (): CallReply<"punchoutPartner"> => PARTNER,
  punchoutExample: (): CallReply<"punchoutExample"> => ({ document: "<cXML/>" }),
};

it("PUNCH-01 lists partners, and how often their buyers came", async () => {
  open("/admin/punchout/partners", answers);
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Harbor BuyingcXML942888711Demo Bistro GroupLet in7");
  expect(screen.getByRole("link", { name: "New partner" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("PUNCH-01 lets a partner in with a secret that nobody guesses", async () => {
  const addPunchoutPartner = vi.fn<(asked: Asked) => CallReply<"addPunchoutPartner">>(
    () => PARTNER,
  );
  const { user } = open("/admin/punchout/partners/new", { ...answers, addPunchoutPartner });
  await user.type(await screen.findByLabelText("Name"), "Harbor Buying");
  await user.type(screen.getByLabelText("Identity"), "942888711");
  await user.type(screen.getByLabelText("Shared secret"), "short");
  await user.selectOptions(screen.getByLabelText("Its buyers shop in the portal"), "9");
  await user.type(screen.getByLabelText("Hosts that carts go back to"), "buy.example");
  await user.click(screen.getByRole("button", { name: "Add Partner" }));
  expect(await screen.findByRole("link", { name: /16 to 200 characters/ })).toBeTruthy();
  await user.type(screen.getByLabelText("Shared secret"), " but long enough");
  await user.click(screen.getByRole("button", { name: "Add Partner" }));
  expect(await screen.findByRole("heading", { name: "Harbor Buying" })).toBeTruthy();
  expect(addPunchoutPartner.mock.lastCall?.[0].body).toMatchObject({
    identity: "942888711",
    portalId: 9,
    returnHosts: ["buy.example"],
    secret: "short but long enough",
    fields: [{ fact: "embroidery", name: "Embroidery" }],
  });
});

it("PUNCH-01 tries a request of a partner, and says what it would be answered", async () => {
  const tryPunchoutPartner = vi.fn<(asked: Asked) => CallReply<"tryPunchoutPartner">>(() => ({
    status: 401,
    why: "The identity or its shared secret is not known.",
  }));
  const { user } = open("/admin/punchout/partners/3", { ...answers, tryPunchoutPartner });
  await user.click(await screen.findByText("Try a Request"));
  await user.click(await screen.findByRole("button", { name: "Try" }));
  expect(
    await screen.findByText("401: The identity or its shared secret is not known."),
  ).toBeTruthy();
  expect(tryPunchoutPartner.mock.lastCall?.[0].body).toEqual({ document: "<cXML/>" });
  expect(await axeViolations()).toEqual([]);
});

it("PUNCH-04 lists visits, and what became of them", async () => {
  const punchoutVisits = (): CallReply<"punchoutVisits"> => ({ rows: [VISIT], next: null });
  open("/admin/punchout/visits", { ...answers, punchoutVisits });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("12Harbor BuyingFill a cartCart handed over");
  expect(await axeViolations()).toEqual([]);
});

it("PUNCH-04 shows a visit with the documents that were exchanged", async () => {
  const punchoutVisit = (): CallReply<"punchoutVisit"> => ({
    ...VISIT,
    returnUrl: "https://buy.example/return",
    documents: [
      {
        id: 1,
        kind: "orderMessage",
        status: 200,
        body: "<cXML>order</cXML>",
        madeAt: VISIT.endedAt,
      },
    ],
  });
  const { user } = open("/admin/punchout/visits/12", { ...answers, punchoutVisit });
  await user.click(await screen.findByText("Order message, 200"));
  expect(await screen.findByText("<cXML>order</cXML>")).toBeTruthy();
  expect(screen.getByText("Cart handed over")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});
