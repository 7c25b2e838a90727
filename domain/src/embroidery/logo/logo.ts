import type { MachineFileKind } from "../machine-file/machine-file.ts";
import type { LogoFormat } from "./logo-format.ts";

/**
 * How far a logo is: as it came, sewn by the store's own engine for a digitizer to finish, or ready for a machine.
 */
export const LOGO_STATES = ["uploaded", "draft", "digitized"] as const;

export type LogoState = (typeof LOGO_STATES)[number];

/** From so many stitches on a logo is extra-large: it is charged by a step of its own (EMB-31). */
export const EXTRA_LARGE_STITCHES = 15_000;

/** Whether it belongs to the group of large logos (EMB-31). */
export const isExtraLarge = (stitches: number | null): boolean =>
  stitches !== null && stitches >= EXTRA_LARGE_STITCHES;

/** The stitches of a logo, as they are kept: the file itself is found by its hash. */
export interface LogoStitches {
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly format: MachineFileKind;
  /** Numbers of the threads in the order of use; empty where the file says none. */
  readonly threads: readonly string[];
  /** Staff have said which they are: the file itself names none, or others. */
  readonly isNamed?: true | undefined;
  readonly stitches: number;
  readonly trims: number;
  /** Around the needle points. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A logo of the library. */
export interface Logo {
  /** As people name it: `L000012`. */
  readonly number: string;
  /** Whose it is; `null` for one of the house, and for one of a guest. */
  readonly customerId: number | null;
  /** Everybody may use it where staff offer it. */
  readonly isHouse: boolean;
  readonly name: string;
  readonly description: string;
  readonly format: LogoFormat;
  readonly state: LogoState;
  /** `null` where there are none yet. */
  readonly sewn: LogoStitches | null;
  /** Whoever knows it sees the logo's picture. */
  readonly key: string;
  /** Whether there is something to be seen of it. */
  readonly isPictured: boolean;
  readonly broughtAt: Date;
}

/**
 * Whether its machine file is its owner's: they brought it, or the stitches that were made for them. What the store has
 * sewn of a draft is no work that was paid, and the house's are the house's (EMB-17, EMB-47).
 */
export const isHandedOut = ({ isHouse, state }: Pick<Logo, "isHouse" | "state">): boolean =>
  !isHouse && state === "digitized";

/** What counts where a logo is put on a garment. */
export type OfferedLogo = Pick<Logo, "number" | "name" | "isHouse" | "state" | "sewn">;

/** What a logo's number is written like: its row's, with zeros before it. */
export const logoNumber = (id: number): string => `L${String(id).padStart(6, "0")}`;

/** The row that a number names; `undefined` where it is none. */
export function logoId(number: string): number | undefined {
  const digits = /^L(\d{6,9})$/.exec(number)?.[1];
  const id = Number(digits);
  return digits !== undefined && logoNumber(id) === number ? id : undefined;
}
