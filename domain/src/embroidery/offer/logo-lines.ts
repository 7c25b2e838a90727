import type { LogoLine, LogoTerms } from "./offer.ts";

/** A logo at a place, as far as the lines of an offer ask. */
export interface StandingLogo {
  readonly number: string;
  /** The house's own, and nobody's else. */
  readonly isHouse: boolean;
  /** Code of the placement. */
  readonly placement: string;
}

/** The lines without whose logo a product that is sold with embroidery alone cannot be had (EMB-38). */
export const requiredLines = ({ lines }: Pick<LogoTerms, "lines">): readonly LogoLine[] =>
  lines.filter(({ isOptional, placements }) => !isOptional && placements.length > 0);

/** Whether a logo may be chosen for a line, wherever it stands. */
export const fitsLine = (
  { number, isHouse }: Pick<StandingLogo, "number" | "isHouse">,
  { logos, takesOwn }: Pick<LogoLine, "logos" | "takesOwn">,
): boolean => logos.includes(number) || (takesOwn && !isHouse);

/**
 * Which logo takes which line: each line takes one, at its placements and of those that it names. As many required lines
 * as can be are taken, and of the logos as many as can be, in whatever order they were chosen. What stands for no line
 * is not in it.
 */
export function logosOfLines<L extends StandingLogo>(
  logos: readonly L[],
  lines: readonly LogoLine[],
): ReadonlyMap<LogoLine, L> {
  const taken = new Map<LogoLine, L>();
  const fits = (logo: L, line: LogoLine) =>
    line.placements.includes(logo.placement) && fitsLine(logo, line);
  const lineOf = (logo: L) => lines.find((line) => taken.get(line) === logo);
  // Each way on begins where the last one ended: who has taken it looks for another.
  const forLine = (line: LogoLine, tried: Set<L>): boolean =>
    logos.some((logo) => {
      if (tried.has(logo) || !fits(logo, line)) return false;
      tried.add(logo);
      const held = lineOf(logo);
      if (held && !forLine(held, tried)) return false;
      taken.set(line, logo);
      return true;
    });
  const forLogo = (logo: L, tried: Set<LogoLine>): boolean =>
    lines.some((line) => {
      if (tried.has(line) || !fits(logo, line)) return false;
      tried.add(line);
      const holder = taken.get(line);
      if (holder && !forLogo(holder, tried)) return false;
      taken.set(line, logo);
      return true;
    });
  for (const line of requiredLines({ lines })) forLine(line, new Set());
  for (const logo of logos) if (!lineOf(logo)) forLogo(logo, new Set());
  return taken;
}
