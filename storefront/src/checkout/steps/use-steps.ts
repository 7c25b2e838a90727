import {
  canEdit,
  nextSteps,
  SECTIONS,
  type Section,
  type StepEvent,
  type Steps,
} from "@placket/domain/checkout/steps";
import { useState } from "react";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { publish } from "../../events/events.ts";
import { useConfig } from "../../store/config.queries.ts";
import { stepFacts } from "./step-facts.ts";
import { dropFlag, keepFlag, readFlags, type StoredFlags } from "../stored-flags.ts";

/** The steps of a cart's checkout, and what moves them. */
export interface StepsInHand {
  readonly steps: Steps;
  readonly edit: (section: Section) => void;
  /** A section was saved; the ones that the cart does not remember are flagged in the browser. */
  readonly save: (section: Section) => void;
  /** What was saved of a section does not hold any more. */
  readonly reopen: (section: Section) => void;
  readonly cancel: () => void;
  /** Opens a section that is done, or leaves what is edited for the one that is to be done now. */
  readonly open: (section: Section) => void;
}

/** `wanted` is the step of the address: a done one is open for editing at first. */
export function useSteps(cart: ShownCart, wanted: string | undefined): StepsInHand {
  const { expandsCheckoutSteps: isExpanded } = useConfig();
  const [flags, setFlags] = useState(readFlags);
  const facts = stepFacts(cart, flags);
  const [editing, setEditing] = useState<Section | null>(() => {
    const section = SECTIONS.find((one) => one === wanted);
    return section && canEdit(section, facts) ? section : null;
  });
  // What the cart says now decides: the reducer sees it before anything is drawn or moved.
  const steps = nextSteps({ facts, editing, isExpanded }, { type: "facts", facts });
  const move = (event: StepEvent) => setEditing(nextSteps(steps, event).editing);
  return {
    steps,
    edit: (section) => move({ type: "edit", section }),
    cancel: () => move({ type: "cancel" }),
    open: (section) =>
      move(canEdit(section, facts) ? { type: "edit", section } : { type: "cancel" }),
    save: (section) => {
      const flag = FLAGS[section];
      if (flag !== undefined) keepFlag(flag);
      setFlags(readFlags());
      move({ type: "save", section });
      publish("checkout.stepSaved", { section });
    },
    reopen: (section) => {
      const flag = FLAGS[section];
      if (flag !== undefined) dropFlag(flag);
      setFlags(readFlags());
    },
  };
}

/** What the browser remembers of a section beside the cart. */
const FLAGS: Partial<Readonly<Record<Section, keyof StoredFlags>>> = {
  shipping: "shippingStepSaved",
  embroidery: "embroideryAgreed",
};
