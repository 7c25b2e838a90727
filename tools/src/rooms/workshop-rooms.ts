import type { Room } from "../room-row.ts";

/** Rooms of what is made: kept by customers to be made again, and made of what was ordered. */
export const workshopRooms: Readonly<Record<string, Room>> = {
  production: {
    uses: [
      "access",
      "audit",
      "cart",
      "catalog",
      "delivery",
      "embroidery",
      "mail",
      "order",
      "routing",
      "shipping",
      "store",
      "translation",
    ],
    spec: "issue 10.7, 10.8",
    holds:
      "embroidery jobs: what is to be sewn of each order, where it stands, and in which order; proofs that buyers approve",
    doors: ["design/designs.ts", "proof/kept-proofs.ts"],
  },
  "saved-product": {
    uses: [
      "cart",
      "catalog",
      "chrome",
      "embroidery",
      "focus",
      "money",
      "notice",
      "quantity",
      "routing",
      "storage",
      "store",
      "translation",
    ],
    spec: "EMB-33, EMB-45, ACCT-32",
    holds: "products that a customer keeps with what is chosen and sewn on them, under a name",
    doors: ["saved-product-wire.ts", "shown-product.ts"],
  },
};
