import type { CallReply } from "../../api/call.ts";
import { SIGNED_IN } from "../../testing/builders.ts";

type Offer = CallReply<"embroideryOffers">["offers"][number];

/** An offer of texts, flags and logos on the left chest of a coat. */
export const OFFER: Offer = {
  id: 4,
  version: 2,
  name: "Chef coat",
  position: 0,
  skus: ["mrw-10"],
  categoryIds: [7],
  terms: {
    fabric: "twill",
    pictureWidthMm: 724.6,
    placements: [
      {
        code: "left-chest",
        name: "Left chest",
        face: "front",
        side: "left",
        widthMm: 100,
        heightMm: 58,
        center: { x: 0.6187, y: 0.2847 },
        turn: 0,
      },
    ],
    text: {
      fonts: ["block", "script"],
      threads: ["1001", "1366"],
      placements: ["left-chest"],
      heightMm: { min: 5, usual: 9, max: 20 },
      lines: [
        {
          number: 1,
          label: "Name",
          characterLimit: 20,
          defaultText: "",
          isRequired: true,
          isLocked: false,
        },
      ],
      prices: [{ upTo: 2500, sku: "SEW-TEXT-2" }],
      hints: ["Capitals stay capitals."],
    },
    flags: {
      flags: ["SE", "NO"],
      heightMm: 25,
      placements: ["left-chest"],
      sku: "SEW-FLAG",
      pair: null,
    },
    logos: {
      placements: ["left-chest"],
      lines: [
        {
          number: 1,
          logos: ["L000001"],
          takesOwn: true,
          placements: ["left-chest"],
          isOptional: true,
        },
      ],
      most: 2,
      prices: [{ upTo: 14_999, sku: "SEW-LOGO" }],
      takesOnFile: true,
      uploadSku: "SEW-LOGO-NEW",
      digitizingSku: "DIGITIZE0000",
      preset: { number: "L000001", placement: "left-chest", isLocked: false },
    },
    services: [],
    takesInstructions: true,
    colorExclusions: [{ color: "White", threads: ["1001"] }],
    messages: [],
    stepOrder: [],
  },
};
const CATEGORIES = [{ id: 7, name: "Default Category / Kitchen" }];
const embroideryOffers = (): CallReply<"embroideryOffers"> => ({
  offers: [OFFER],
  categories: CATEGORIES,
});

/** What it may name. */
export const CHOICES: CallReply<"embroideryChoices"> = {
  currency: "USD",
  services: [
    {
      sku: "SEW-TEXT-2",
      name: "Short text",
      price: 6,
      quantities: [{ quantity: 12, price: 5.5 }],
      otherPrices: 0,
    },
    { sku: "SEW-TEXT-5", name: "Long text", price: 9, quantities: [], otherPrices: 2 },
    { sku: "SEW-FLAG", name: "A flag", price: 7, quantities: [], otherPrices: 0 },
    { sku: "SEW-LOGO", name: "A logo", price: 9, quantities: [], otherPrices: 0 },
    { sku: "SEW-LOGO-NEW", name: "A new logo", price: 10, quantities: [], otherPrices: 0 },
    { sku: "DIGITIZE0000", name: "Digitizing", price: 30, quantities: [], otherPrices: 0 },
  ],
  logos: [
    { number: "L000001", name: "Anchor", picture: "/media/logos/L000001/k/thumb.png" },
    { number: "L000002", name: "Wheat", picture: null },
  ],
};

const embroideryGarment = (): CallReply<"embroideryGarment"> => ({
  sku: "MRW-10",
  name: "Chef coat",
  pictures: { front: "/media/catalog/w1080/coat_sf.jpg", back: null },
  colors: ["White", "Navy"],
});

/** The server with that one offer. */
export const ANSWERS = {
  ...SIGNED_IN,
  embroideryOffers,
  embroideryGarment,
  embroideryChoices: () => CHOICES,
};
