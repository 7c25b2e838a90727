/** The tile that leads a category, twice as wide, with a pattern-maker's notes on its making. */
export interface DemoSpread {
  /** `Department/Category`. */
  readonly category: string;
  /** The line that leads the category. */
  readonly sku: string;
  readonly notes: readonly {
    /** What the line leads to: a note of the drawing in `masters/garments.json`. */
    readonly of: string;
    readonly title: string;
    readonly text: string;
    readonly side: "left" | "right";
  }[];
}

export const spreads: readonly DemoSpread[] = [
  {
    category: "Kitchen/Chef coats",
    sku: "MRW-10",
    notes: [
      {
        of: "Stand collar",
        title: "Stand collar",
        text: "cut on the bias, lies flat",
        side: "left",
      },
      {
        of: "Ten buttons, four holes each",
        title: "Ten buttons",
        text: "survive 95 °C",
        side: "right",
      },
      {
        of: "Pen pocket on the sleeve",
        title: "Pen pocket",
        text: "two pens, one thermometer",
        side: "right",
      },
      { of: "Cuff turns back", title: "Turn-back cuff", text: "bartacked", side: "right" },
      {
        of: "Deep hem",
        title: "Deep hem",
        text: "covers the belt",
        side: "left",
      },
    ],
  },
  {
    category: "Kitchen/Aprons",
    sku: "DKS-10",
    notes: [
      {
        of: "Strap ends crossed and barred",
        title: "Crossed straps",
        text: "nothing round the neck",
        side: "left",
      },
      { of: "Brass slide", title: "Slides of brass", text: "14 inches of travel", side: "right" },
      { of: "Towel loop", title: "Towel loop", text: "at the right hand", side: "right" },
      {
        of: "Divided pocket",
        title: "Divided pocket",
        text: "11 inches wide, riveted",
        side: "left",
      },
    ],
  },
  {
    category: "Front of house/Shirts",
    sku: "LDG-10",
    notes: [
      {
        of: "Collar on a stand",
        title: "Fused collar",
        text: "stands without stays",
        side: "right",
      },
      {
        of: "Mitred pocket with flap",
        title: "Mitred pocket",
        text: "a pad of 4 by 6 inches",
        side: "right",
      },
      {
        of: "Seven buttons on a placket",
        title: "Seven buttons",
        text: "cross-stitched, with a shank",
        side: "left",
      },
      { of: "Cuff stitched twice", title: "Cuff", text: "two buttons", side: "right" },
    ],
  },
  {
    category: "Care & spa/Scrub tops",
    sku: "WRD-10",
    notes: [
      {
        of: "Doubled band at the neck",
        title: "Neck band",
        text: "doubled, stays flat",
        side: "left",
      },
      {
        of: "Pen pocket in the chest pocket",
        title: "Chest pocket",
        text: "a slot for a pen inside",
        side: "right",
      },
      { of: "Two deep pockets", title: "Deep pockets", text: "at both hips", side: "right" },
      { of: "Side vents", title: "Side vents", text: "four inches", side: "right" },
    ],
  },
  {
    category: "Workshop/Work jackets",
    sku: "BNC-10",
    notes: [
      {
        of: "Five buttons of 20 mm",
        title: "Five buttons",
        text: "20 mm, for gloves",
        side: "left",
      },
      {
        of: "Patch pocket, stitched twice",
        title: "Patch pocket",
        text: "stitched twice, barred",
        side: "right",
      },
      {
        of: "Pocket for a folding rule",
        title: "Rule pocket",
        text: "a folding rule of 9 inches",
        side: "left",
      },
      { of: "Cuff with room for a glove", title: "Cuff", text: "room for a glove", side: "right" },
    ],
  },
];
