/** In what a shop measures its garments. */
export type LengthUnit = "in" | "cm";

interface UnitRow {
  readonly mm: number;
  /** The steps in which a tape is read, as a share of the unit. */
  readonly step: number;
}

const UNITS: Readonly<Record<LengthUnit, UnitRow>> = {
  in: { mm: 25.4, step: 0.25 },
  cm: { mm: 10, step: 0.5 },
};

export const LENGTH_UNITS = Object.keys(UNITS) as readonly LengthUnit[];

export const isLengthUnit = (unit: unknown): unit is LengthUnit =>
  LENGTH_UNITS.includes(unit as LengthUnit);

/** A length in another unit, to the nearest mark of its tape: 21.5 in are 54.5 cm. In its own it is as it was. */
export function lengthIn(value: number, from: LengthUnit, to: LengthUnit): number {
  if (from === to) return value;
  const { mm, step } = UNITS[to];
  return Math.round((value * UNITS[from].mm) / mm / step) * step;
}
