/** A department with its categories, in the order of the menu. */
interface Department {
  readonly name: string;
  readonly description: string;
  readonly icon?: string;
  readonly categories: readonly { readonly name: string; readonly description: string }[];
}

export const rootCategory = "Default Category";

export const departments: readonly Department[] = [
  {
    name: "Kitchen",
    description:
      "Coats, aprons, trousers and caps that boil at 95 °C unless the label says otherwise.",
    categories: [
      {
        name: "Chef coats",
        description:
          "Jackets for the line and the pass, in six weights of cloth. All of them take a name on the left chest.",
      },
      {
        name: "Aprons",
        description:
          "Bib aprons in denim, canvas and twill. One size goes round a waist of 28 to 46 inches.",
      },
      {
        name: "Chef trousers",
        description:
          "Cut with room at the knee and a gusset at the seat. Inside leg 32 inches, hem open on request.",
      },
      {
        name: "Headwear",
        description:
          "Skull caps with a doubled band that takes sweat for a double shift and goes in with the coats.",
      },
    ],
  },
  {
    name: "Front of house",
    description:
      "What guests see: shirts, polos and bistro aprons in colors that are re-dyed to the same recipe.",
    categories: [
      {
        name: "Shirts",
        description:
          "Oxford, twill and linen. Collars are fused, buttons are cross-stitched, tails stay tucked in.",
      },
      {
        name: "Polos",
        description:
          "Piqué from 5.3 to 7 oz. A logo on the left chest needs no backing to stay flat.",
      },
      {
        name: "Bistro aprons",
        description:
          "Waist aprons from 20 to 31 inches long, with ties that reach round to the front.",
      },
      {
        name: "Service trousers",
        description:
          "Trousers for the floor and the bar that keep a crease and wash with the shirts.",
      },
    ],
  },
  {
    name: "Care & spa",
    description:
      "Tops and trousers for wards, practices and treatment rooms, tested at 160 °F in a hospital laundry.",
    categories: [
      {
        name: "Scrub tops",
        description:
          "Two-way stretch and cotton-rich cloth, XXS to 3XL, with a pen pocket inside the chest pocket.",
      },
      {
        name: "Care trousers",
        description:
          "Drawcord and elastic at the waist, pockets deep enough for a phone and scissors.",
      },
    ],
  },
  {
    name: "Workshop",
    description:
      "Jackets, shirts and trousers for benches, vans and yards. Pockets are riveted where they tear first.",
    categories: [
      {
        name: "Work jackets",
        description:
          "Chore jackets in moleskin, canvas and twill, with a pocket for a folding rule.",
      },
      {
        name: "Work shirts",
        description: "Shirts of 5 to 8 oz with flap pockets and cuffs stitched twice.",
      },
      {
        name: "Work trousers",
        description:
          "Seven belt loops, a gusset, and a side seam felled twice so that no raw edge chafes.",
      },
      {
        name: "Work aprons",
        description: "Canvas and waxed cloth for benches, bars and pottery wheels.",
      },
    ],
  },
  {
    name: "New in",
    description: "Styles that came into the range this season.",
    categories: [],
  },
  {
    name: "Sale",
    description:
      "Styles at a lower price for now, seconds, and discontinued styles while sizes last.",
    categories: [],
  },
];
