/** Whoever is signed in, as far as the tools of representatives and super users go. */
export interface ToolUser {
  readonly isRepresentative: boolean;
  readonly isSuperUser: boolean;
  /** The customer whom a super user has come in for; `null` for their own session. */
  readonly actsFor: object | null;
  /** The customer number that a representative is connected as; `null` without one. */
  readonly number: object | null;
}

/** What the banner says (REP-05 to REP-08). */
export type BannerSays = "connected" | "no number" | "no customer" | "acting";

/** What the banner says to somebody; `undefined` for whoever has no banner (REP-04). */
export function bannerOf({
  isRepresentative,
  isSuperUser,
  actsFor,
  number,
}: ToolUser): BannerSays | undefined {
  if (actsFor !== null) return "acting";
  if (isRepresentative) return number === null ? "no number" : "connected";
  return isSuperUser ? "no customer" : undefined;
}

/** The tabs of the popup. */
export type Tab = "number" | "super user";

/** The tabs that somebody has, the one that opens first in front (REP-12, REP-13). */
export function tabsOf({ isRepresentative, isSuperUser, actsFor }: ToolUser): readonly Tab[] {
  const acts = isSuperUser || actsFor !== null;
  const tabs: readonly Tab[] = [
    ...(isRepresentative ? (["number"] as const) : []),
    ...(acts ? (["super user"] as const) : []),
  ];
  return actsFor === null ? tabs : tabs.toReversed();
}
