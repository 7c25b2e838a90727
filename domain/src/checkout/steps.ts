import { isEmbroideryAgreed } from "./agreed.ts";
import { checkPart, type CartFacts, type CartPart } from "./ready.ts";

/** The sections of a checkout in their order (CHECK-02). */
export const SECTIONS = ["customer", "shipping", "billing", "embroidery", "payment"] as const;
export type Section = (typeof SECTIONS)[number];

/** What decides which sections are done: the cart, and the flags that the browser keeps. */
export interface StepFacts extends CartFacts {
  /** `shippingStepSaved` */
  readonly shippingStepSaved: boolean;
  readonly hasEmbroidery: boolean;
  /** `embroideryAgreed` */
  readonly embroideryAgreed: boolean;
}

export interface Steps {
  readonly facts: StepFacts;
  /** A section that was done and is open again; `null` while the shopper walks on. */
  readonly editing: Section | null;
  /** All sections are open at once (CHECK-24). */
  readonly isExpanded: boolean;
}

export type StepEvent =
  /** The cart or a flag changed. */
  | { readonly type: "facts"; readonly facts: StepFacts }
  | { readonly type: "edit"; readonly section: Section }
  | { readonly type: "save"; readonly section: Section }
  | { readonly type: "cancel" };

/** Whether a section has been completed (CHECK-14 to 18). Payment is done with the order only. */
export function isDone(section: Section, facts: StepFacts): boolean {
  return DONE[section](facts);
}

const DONE: Readonly<Record<Section, (facts: StepFacts) => boolean>> = {
  customer: (facts) => isAnswered("customer", facts),
  shipping: (facts) =>
    isAnswered("shipping", facts) && (facts.isVirtual || facts.shippingStepSaved),
  billing: (facts) => isAnswered("billing", facts),
  embroidery: isEmbroideryAgreed,
  payment: () => false,
};

const isAnswered = (part: CartPart, facts: StepFacts) => checkPart(part, facts).length === 0;

/** The sections a shopper meets; embroidery only where something is embroidered. */
export function sectionsOf(facts: StepFacts): readonly Section[] {
  return SECTIONS.filter((section) => section !== "embroidery" || facts.hasEmbroidery);
}

/** Whether a section may be opened again: it is done, and there is something to change in it. */
export function canEdit(section: Section, facts: StepFacts): boolean {
  if (!sectionsOf(facts).includes(section) || !isDone(section, facts)) return false;
  if (section === "customer") return !facts.isCustomer;
  return section !== "shipping" || !facts.isVirtual;
}

/** The first section that is not done; there always is one, since payment never is. */
function firstOpen(facts: StepFacts): Section {
  return sectionsOf(facts).find((section) => !isDone(section, facts)) ?? "payment";
}

/** How a section stands: folded into one line, open, or still to come. */
export function standing(section: Section, steps: Steps): "done" | "current" | "ahead" {
  if (steps.isExpanded || (steps.editing ?? firstOpen(steps.facts)) === section) return "current";
  return isDone(section, steps.facts) ? "done" : "ahead";
}

/**
 * The checkout after something happened. Walking opens the first section that is not done; editing
 * opens a done one, until it is saved, left, or no longer there.
 */
export function nextSteps(steps: Steps, event: StepEvent): Steps {
  const facts = event.type === "facts" ? event.facts : steps.facts;
  const wanted = TRANSITIONS[steps.editing === null ? "walking" : "editing"][event.type];
  return { ...steps, facts, editing: editedAfter(steps.editing, event, { facts, wanted }) };
}

type Mode = "walking" | "editing";

/** Which mode an event leads to from a mode; a section that cannot be edited leads to walking. */
const TRANSITIONS: Readonly<Record<Mode, Readonly<Record<StepEvent["type"], Mode>>>> = {
  walking: { facts: "walking", edit: "editing", save: "walking", cancel: "walking" },
  editing: { facts: "editing", edit: "editing", save: "walking", cancel: "walking" },
};

function editedAfter(
  before: Section | null,
  event: StepEvent,
  { facts, wanted }: { facts: StepFacts; wanted: Mode },
): Section | null {
  if (wanted === "walking") return null;
  const section = event.type === "edit" ? event.section : before;
  if (section === null || !canEdit(section, facts)) return event.type === "edit" ? before : null;
  return section;
}
