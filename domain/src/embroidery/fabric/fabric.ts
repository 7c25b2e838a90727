/** The cloths that the engine knows how to sew on. */
export type FabricCode = "poplin" | "twill" | "denim" | "pique" | "fleece";

/** How a cloth changes the stitches: thick and stretching cloth wants more thread and more width. */
export interface Fabric {
  readonly code: FabricCode;
  readonly name: string;
  /** Satin, peak to peak, in mm. */
  readonly satinPitchMm: number;
  /** Between the rows of a fill, in mm. */
  readonly fillRowMm: number;
  /** Added to each side of a column against the pull of the thread, in mm. */
  readonly pullMm: number;
  /** Lowest capital letter that is sewn without a warning, in mm. */
  readonly minimumCapitalMm: number;
  /** Lowest height that is sewn at all, in mm. */
  readonly refusedBelowMm: number;
  /** What is laid under or over the cloth. */
  readonly stabilizer: string;
  /** Tint of the cloth where no garment picture is at hand, `#rrggbb`. */
  readonly color: string;
}

/** Sources: the trade's parameters; pull compensation 0.15 to 0.3 mm each side is an estimate. */
export const fabrics: Readonly<Record<FabricCode, Fabric>> = {
  poplin: {
    code: "poplin",
    name: "Poplin",
    satinPitchMm: 0.42,
    fillRowMm: 0.27,
    pullMm: 0.1,
    minimumCapitalMm: 5,
    refusedBelowMm: 4,
    stabilizer: "Cut-away, light",
    color: "#f2f3f1",
  },
  twill: {
    code: "twill",
    name: "Twill",
    satinPitchMm: 0.4,
    fillRowMm: 0.25,
    pullMm: 0.12,
    minimumCapitalMm: 5,
    refusedBelowMm: 4,
    stabilizer: "Tear-away",
    color: "#dfe3e6",
  },
  denim: {
    code: "denim",
    name: "Denim",
    satinPitchMm: 0.4,
    fillRowMm: 0.25,
    pullMm: 0.15,
    minimumCapitalMm: 5,
    refusedBelowMm: 4,
    stabilizer: "Tear-away",
    color: "#33415c",
  },
  pique: {
    code: "pique",
    name: "Piqué knit",
    satinPitchMm: 0.38,
    fillRowMm: 0.25,
    pullMm: 0.2,
    minimumCapitalMm: 5.5,
    refusedBelowMm: 4.5,
    stabilizer: "Cut-away, water-soluble film on top",
    color: "#e9e6df",
  },
  fleece: {
    code: "fleece",
    name: "Fleece",
    satinPitchMm: 0.36,
    fillRowMm: 0.23,
    pullMm: 0.3,
    minimumCapitalMm: 6.4,
    refusedBelowMm: 5,
    stabilizer: "Cut-away, water-soluble film on top",
    color: "#5c6670",
  },
};
