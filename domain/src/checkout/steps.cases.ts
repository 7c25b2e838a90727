import type { Section, StepEvent, StepFacts } from "./steps.ts";

/** A guest who has done nothing yet. */
export const nothingDone: StepFacts = {
  isCustomer: false,
  hasEmail: false,
  isVirtual: false,
  hasShippingAddress: false,
  hasShippingMethod: false,
  shippingStepSaved: false,
  hasBillingAddress: false,
  hasEmbroidery: false,
  embroideryAgreed: false,
  hasPaymentMethod: false,
};

/** A guest who has only the payment left. */
export const readyToPay: StepFacts = {
  ...nothingDone,
  hasEmail: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
  shippingStepSaved: true,
  hasBillingAddress: true,
};

interface DoneCase {
  readonly row: string;
  readonly section: Section;
  readonly facts: Partial<StepFacts>;
  readonly isDone: boolean;
}

const shipped = { hasShippingAddress: true, hasShippingMethod: true, shippingStepSaved: true };

export const doneCases: readonly DoneCase[] = [
  {
    row: "CHECK-14 a guest without an email is not done",
    section: "customer",
    facts: {},
    isDone: false,
  },
  {
    row: "CHECK-14 a guest with an email is done",
    section: "customer",
    facts: { hasEmail: true },
    isDone: true,
  },
  {
    row: "CHECK-14 a customer is done without an email of the cart",
    section: "customer",
    facts: { isCustomer: true },
    isDone: true,
  },
  {
    row: "CHECK-15 address, method and stored flag make shipping done",
    section: "shipping",
    facts: shipped,
    isDone: true,
  },
  {
    row: "CHECK-15 without the stored flag shipping is not done",
    section: "shipping",
    facts: { ...shipped, shippingStepSaved: false },
    isDone: false,
  },
  {
    row: "CHECK-15 without a method shipping is not done",
    section: "shipping",
    facts: { ...shipped, hasShippingMethod: false },
    isDone: false,
  },
  {
    row: "CHECK-15 without an address shipping is not done",
    section: "shipping",
    facts: { ...shipped, hasShippingAddress: false },
    isDone: false,
  },
  {
    row: "CHECK-15 a virtual cart has nothing to ship",
    section: "shipping",
    facts: { isVirtual: true },
    isDone: true,
  },
  {
    row: "CHECK-16 a billing address makes billing done",
    section: "billing",
    facts: { hasBillingAddress: true },
    isDone: true,
  },
  {
    row: "CHECK-16 without a billing address it is not",
    section: "billing",
    facts: shipped,
    isDone: false,
  },
  {
    row: "CHECK-17 without embroidery there is nothing to agree to",
    section: "embroidery",
    facts: {},
    isDone: true,
  },
  {
    row: "CHECK-17 embroidery wants the agreement",
    section: "embroidery",
    facts: { hasEmbroidery: true },
    isDone: false,
  },
  {
    row: "CHECK-17 the agreement makes it done",
    section: "embroidery",
    facts: { hasEmbroidery: true, embroideryAgreed: true },
    isDone: true,
  },
  {
    row: "CHECK-18 payment starts not done, whatever the cart says",
    section: "payment",
    facts: { ...readyToPay, hasPaymentMethod: true },
    isDone: false,
  },
];

interface WalkCase {
  readonly row: string;
  readonly facts: StepFacts;
  readonly editing: Section | null;
  readonly event: StepEvent;
  /** What is being edited then, and what is open. */
  readonly edits: Section | null;
  readonly open: Section;
}

const withoutBilling: StepFacts = { ...readyToPay, hasBillingAddress: false };
const embroidered: StepFacts = { ...readyToPay, hasEmbroidery: true, embroideryAgreed: true };

/** The transition table, walked: two modes by four events, with the guards. */
export const walkCases: readonly WalkCase[] = [
  {
    row: "walking, facts: the first section that is not done opens",
    facts: nothingDone,
    editing: null,
    event: { type: "facts", facts: { ...nothingDone, hasEmail: true } },
    edits: null,
    open: "shipping",
  },
  {
    row: "walking, edit: a done section opens again",
    facts: readyToPay,
    editing: null,
    event: { type: "edit", section: "shipping" },
    edits: "shipping",
    open: "shipping",
  },
  {
    row: "walking, edit: a section that is ahead stays closed",
    facts: nothingDone,
    editing: null,
    event: { type: "edit", section: "payment" },
    edits: null,
    open: "customer",
  },
  {
    row: "walking, edit: a virtual cart's shipping has nothing to edit",
    facts: { ...readyToPay, isVirtual: true },
    editing: null,
    event: { type: "edit", section: "shipping" },
    edits: null,
    open: "payment",
  },
  {
    row: "walking, edit: a customer's name is not edited here",
    facts: { ...readyToPay, isCustomer: true },
    editing: null,
    event: { type: "edit", section: "customer" },
    edits: null,
    open: "payment",
  },
  {
    row: "walking, save: goes on with the first section that is not done",
    facts: withoutBilling,
    editing: null,
    event: { type: "save", section: "shipping" },
    edits: null,
    open: "billing",
  },
  {
    row: "walking, cancel: nothing was opened, nothing closes",
    facts: withoutBilling,
    editing: null,
    event: { type: "cancel" },
    edits: null,
    open: "billing",
  },
  {
    row: "editing, facts: the edited section stays open while it is done",
    facts: readyToPay,
    editing: "shipping",
    event: { type: "facts", facts: { ...readyToPay, hasPaymentMethod: true } },
    edits: "shipping",
    open: "shipping",
  },
  {
    row: "editing, facts: a section that is gone from the cart closes",
    facts: embroidered,
    editing: "embroidery",
    event: { type: "facts", facts: readyToPay },
    edits: null,
    open: "payment",
  },
  {
    row: "editing, facts: what is no longer done is walked, in its turn",
    facts: readyToPay,
    editing: "billing",
    event: { type: "facts", facts: { ...withoutBilling, hasShippingMethod: false } },
    edits: null,
    open: "shipping",
  },
  {
    row: "editing, edit: another done section takes its place",
    facts: readyToPay,
    editing: "customer",
    event: { type: "edit", section: "billing" },
    edits: "billing",
    open: "billing",
  },
  {
    row: "editing, edit: one that is ahead leaves things as they are",
    facts: readyToPay,
    editing: "customer",
    event: { type: "edit", section: "payment" },
    edits: "customer",
    open: "customer",
  },
  {
    row: "editing, save: goes back to where the shopper was",
    facts: readyToPay,
    editing: "customer",
    event: { type: "save", section: "customer" },
    edits: null,
    open: "payment",
  },
  {
    row: "editing, cancel: goes back as well",
    facts: withoutBilling,
    editing: "customer",
    event: { type: "cancel" },
    edits: null,
    open: "billing",
  },
];
