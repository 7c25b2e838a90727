declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };

  /** The part of the package's interface that subset.ts uses. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Readonly<Record<string, Axis>>;
      keepFeatures: readonly string[];
      noHinting: boolean;
    },
  ): Promise<Uint8Array>;
}
