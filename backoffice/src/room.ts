import type { Permission } from "@placket/domain/access/permissions";
import type { ParamNames } from "@placket/web/link/pattern";
import type { ComponentType } from "react";
import type { PageAddress } from "./page/address-of.ts";
import type { SectionGroup } from "./page/navigation/sections.ts";
import type { Filling } from "@placket/web/slot/slot";

/**
 * What a room brings to the back office: its `<room>.room.ts`, named in `rooms.ts`. Whatever is in here has an
 * address and stands in the navigation; nothing else has to know of the room.
 */
export interface Room {
  readonly pages?: readonly Page[];
  /** What it puts into the slots of frame and pages: `slots.orderFacts.filledWith(late(…))`. */
  readonly fills?: readonly Filling[];
}

/** A screen with an address. */
export interface Page {
  /** `/admin/orders/{number}` */
  readonly pattern: string;
  /** What it is called while it is not drawn yet. */
  readonly title: string;
  /** Whoever may not is not shown the way, and the address is refused; the calls behind it are as well. */
  readonly can: Permission;
  /** Its place in a group of the navigation, and its name there; without it there is none. */
  readonly nav?: {
    readonly title: string;
    readonly group: SectionGroup;
    readonly place: number;
  };
  /** Drawn without the frame: nobody needs to be signed in. */
  readonly isBare?: true;
  /** Each page is a chunk of its own; it is given the parameters of its address. */
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
}

type Params<Pattern extends string> = { readonly [Name in ParamNames<Pattern>]: string };

/** A page for a manifest: its component takes what the parameters of its address are called. */
export function page<const Pattern extends string>(
  address: PageAddress<Pattern>,
  rest: Omit<Page, "pattern" | "load"> & {
    readonly load: () => Promise<{ readonly default: ComponentType<Params<Pattern>> }>;
  },
): Page {
  return { ...rest, pattern: address.pattern, load: rest.load as Page["load"] };
}
