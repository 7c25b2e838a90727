/** Of an address: its path, and what its parameter `code` says; `null` without one. */
interface Asked {
  readonly path: string;
  readonly code: string | null;
}

/**
 * The code of a portal that an address names (PORTAL-03): a parameter `code`, before the segment behind `code`
 * (OPEN-47). Whose account it is comes after both.
 */
export function namedPortal({ path, code }: Asked): string | undefined {
  const named = code?.trim();
  if (named) return named;
  const segment = /\/code\/([^/]+)/.exec(path)?.[1];
  return segment === undefined ? undefined : decoded(segment);
}

/** Of which portal a path is the landing page (ROUTE-11): its code, `""` for the one without. */
export function landingOf(path: string): string | undefined {
  const landing = /^(?:\/([^/]+))?\/default-category\/?$/.exec(path);
  return landing ? (landing[1] ?? "") : undefined;
}

/** Every code by which the answer to an address could be told from that of another one (issue 9). */
export const portalsNamed = (asked: Asked): readonly string[] =>
  [namedPortal(asked), landingOf(asked.path)].flatMap((code) => code || []);

/** A segment without its percent codes; as it is where they are none. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
