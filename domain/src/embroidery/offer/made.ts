import { flagsIdentity, type Flags } from "./flags.ts";
import { letteringIdentity, type Lettering } from "./lettering.ts";

/** What is embroidered on a line: a text, or flags. */
export type Made = Flags | Lettering;

export const isLettering = (made: Made): made is Lettering => "recipe" in made;

/** What tells one design from another. */
export const madeIdentity = (made: Made): readonly unknown[] =>
  isLettering(made) ? letteringIdentity(made) : flagsIdentity(made);
