/** A place of a design, in mm from its middle, rightwards and upwards. */
interface OffMiddle {
  readonly rightMm: number;
  readonly upMm: number;
}

/** How whoever sews finds a place from the middle of a design: `"12.5 right 3.0 down"`, in mm. */
export function fromMiddleText({ rightMm, upMm }: OffMiddle): string {
  const across = `${Math.abs(rightMm).toFixed(1)} ${rightMm < 0 ? "left" : "right"}`;
  return `${across} ${Math.abs(upMm).toFixed(1)} ${upMm < 0 ? "down" : "up"}`;
}
