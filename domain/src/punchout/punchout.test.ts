import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aBuyer,
  aCustomer,
  can,
  GUEST,
  inPunchoutMode,
  isKnownBuyer,
  PUNCHOUT_OVER,
} from "../access/principal.ts";
import { PERMISSIONS } from "../access/permissions.ts";
import { canUseCart } from "../cart/access.ts";
import { money } from "../money/money.ts";
import { exactPieces } from "./exact-pieces.ts";
import { readLineKey, writeLineKey } from "./line-key.ts";
import { checkPartner, checkSecret, type PartnerDraft } from "./partner.ts";

const HOSTS = ["buy.example", "localhost:3001"];

const buyer = (channel: "punchout-create" | "punchout-edit" | "punchout-inspect") =>
  aBuyer({ channel, groupId: 2, organizationId: 9, punchout: { id: 4, cartId: "c".repeat(32) } });

const PARTNER: PartnerDraft = {
  name: "Harbor Buying",
  isActive: true,
  protocol: "cxml",
  domain: "DUNS",
  identity: "942888711",
  portalId: 1,
  groupId: 1,
  storeViewId: 1,
  returnHosts: HOSTS,
  formKind: "cxml-base64",
  pieceUnit: "EA",
  setUnit: "SET",
  classDomain: "UNSPSC",
  classCode: "53102700",
  fields: [{ fact: "embroidery", name: "Embroidery" }],
};

describe("what a piece costs that is handed over", () => {
  it("PUNCH-04 adds up to the line's amount to the cent, with two prices at most", () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 9_999 }), (minor, quantity) => {
        const pieces = exactPieces(money(minor, "USD"), quantity);
        const total = pieces.reduce((sum, one) => sum + one.unitPrice.minor * one.quantity, 0);
        expect(total).toBe(minor);
        expect(pieces.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
        expect(pieces.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("the key of a line", () => {
  it("PUNCH-04 comes back as it went", () => {
    expect(readLineKey(writeLineKey({ visitId: 12, itemId: 345 }))).toEqual({
      visitId: 12,
      itemId: 345,
    });
  });
  it.each(["", "12", "12.", "a.1", "1.2.3", "-1.2", "1e3.2"])("%j is none of ours", (text) => {
    expect(readLineKey(text)).toBeUndefined();
  });
});

describe("what a buyer of a procurement system may do", () => {
  it("PUNCH-04 fills the cart and orders nothing here", () => {
    const principal = buyer("punchout-create");
    expect(can(principal, "cart.change")).toBe(true);
    for (const permission of ["order.place", "account.enter", "order.readOwn"] as const) {
      expect(can(principal, permission)).toBe("access.forbidden");
    }
    expect(isKnownBuyer(principal)).toBe(true);
  });

  it("PUNCH-02 only looks in inspect mode", () => {
    const principal = buyer("punchout-inspect");
    expect(can(principal, "cart.read")).toBe(true);
    expect(can(principal, "cart.change")).toBe("access.forbidden");
  });

  it("PUNCH-01 PUNCH-07 a browser in punchout mode has fewer rights, never more", () => {
    const customer = aCustomer({ customerId: 7, email: "b@placket.example", groupId: 1 });
    for (const principal of [GUEST, customer]) {
      const within = inPunchoutMode(principal);
      for (const permission of PERMISSIONS) {
        if (within.permissions.has(permission)) {
          expect(principal.permissions.has(permission)).toBe(true);
        }
      }
      expect(within.permissions.has("order.place")).toBe(false);
    }
    expect(inPunchoutMode(GUEST)).toBe(PUNCHOUT_OVER);
    expect(can(PUNCHOUT_OVER, "cart.change")).toBe("punchout.sessionOver");
    expect(can(PUNCHOUT_OVER, "shop.browse")).toBe(true);
  });

  it("PUNCH-04 a visit uses its own cart and no other, and nobody else uses that", () => {
    const owner = { customerId: null, storeWebsiteId: 1 };
    const own = { ...owner, maskId: "c".repeat(32), isBound: true };
    const other = { ...owner, maskId: "d".repeat(32) };
    expect(canUseCart(buyer("punchout-edit"), own, 1)).toBe(true);
    expect(canUseCart(buyer("punchout-edit"), other, 1)).toBe("cart.foreignCart");
    expect(canUseCart(GUEST, own, 1)).toBe("cart.foreignCart");
    expect(canUseCart(GUEST, other, 1)).toBe(true);
  });
});

describe("a partner", () => {
  it("is taken as staff write it", () => {
    expect(checkPartner(PARTNER)).toEqual([]);
    const oci = { ...PARTNER, protocol: "oci", domain: "", setUnit: "SET" } as const;
    expect(checkPartner({ ...oci, fields: [{ fact: "options", name: "CUST_FIELD5" }] })).toEqual(
      [],
    );
  });

  it.each([
    ["name", { name: " " }],
    ["domain", { domain: "" }],
    ["identity", { identity: "a\nb" }],
    ["pieceUnit", { pieceUnit: "" }],
    ["returnHosts", { returnHosts: [] }],
    ["returnHosts", { returnHosts: ["https://buy.example"] }],
    ["returnHosts", { returnHosts: ["*"] }],
    ["fields", { fields: [{ fact: "embroidery", name: "<x>" }] }],
    ["fields", { protocol: "oci", fields: [{ fact: "embroidery", name: "PRICE" }] }],
    [
      "fields",
      {
        fields: [
          { fact: "embroidery", name: "A" },
          { fact: "embroidery", name: "B" },
        ],
      },
    ],
  ])("is refused with a wrong %s: %#", (field, change) => {
    expect(checkPartner({ ...PARTNER, ...(change as object) }).map((one) => one.field)).toEqual([
      field,
    ]);
  });

  it("a secret is long enough that nobody guesses it", () => {
    expect(checkSecret("x".repeat(16))).toEqual([]);
    expect(checkSecret("short")).toHaveLength(1);
  });
});
