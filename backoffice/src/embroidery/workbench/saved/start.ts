import { DESIGN_NAME_MAX } from "@placket/domain/embroidery/composition/saved-design";
import type { Draft } from "../draft.ts";
import { draftOf } from "../draft-design.ts";
import { startDraft } from "../draft.ts";
import type { JobText, KeptDesign } from "./design.queries.ts";

/** The design that the form is saved as. */
export type Kept = Pick<KeptDesign, "id" | "name" | "version">;

/** The job whose words were opened. */
export interface OpenedJob extends Pick<JobText, "order" | "name" | "version" | "place"> {
  readonly id: number;
  /** As they were ordered. */
  readonly lines: readonly string[];
}

/** What the workbench begins with. */
export interface Start {
  readonly draft: Draft;
  readonly kept: Kept | null;
  readonly job: OpenedJob | null;
}

/** What of the form is saved, and as what. */
export interface Saved {
  readonly kept: Kept | null;
  /** The form as it was saved or opened. */
  readonly draft: Draft;
  /** As it is typed. */
  readonly name: string;
}

/** What is saved of what the workbench begins with. */
export const savedOf = ({ kept, draft, job }: Start): Saved => ({
  kept,
  draft,
  name: kept?.name ?? job?.name.slice(0, DESIGN_NAME_MAX) ?? "",
});

export const emptyStart: Start = { draft: startDraft, kept: null, job: null };

export const startOfDesign = ({ composition, placement, ...kept }: KeptDesign): Start => ({
  draft: draftOf(composition, placement),
  kept,
  job: null,
});

/** Where an order has its words, the workbench has a placement of its own by the same name, or begins at its first. */
export const startOfJob = (id: number, { composition, ...job }: JobText): Start => ({
  draft: draftOf(composition, PLACES[job.place.code] ?? startDraft.placement),
  kept: null,
  job: { ...job, id, lines: composition.lines.map(({ text }) => text) },
});

/** Codes that offers usually have for the places that the workbench draws. */
const PLACES: Readonly<Record<string, string>> = {
  "left-chest": "leftChest",
  "right-chest": "rightChest",
  "cap-front": "capFront",
  sleeve: "sleeve",
  "left-sleeve": "sleeve",
  "right-sleeve": "sleeve",
  back: "fullBack",
  "full-back": "fullBack",
};
