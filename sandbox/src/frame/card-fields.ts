import { BRANDS, brandOf, digitsOf, formatNumber } from "./card-number.ts";
import {
  CARD_FIELDS,
  checkCard,
  type CardField,
  type Fault,
  type TypedCard,
} from "./card-check.ts";
import { formatExpiry, type YearMonth } from "./expiry.ts";
import {
  readPageMessage,
  told,
  type CardToken,
  type FrameMessage,
  type PageMessage,
} from "./messages.ts";
import { applyTheme } from "./theme.ts";
import { worded, type Words } from "./words.ts";

/** The world around the fields; the page's script gives the real one, a test its own. */
interface FieldsWorld {
  readonly document: Document;
  /** The only origin that is listened to and spoken to. */
  readonly parentOrigin: string;
  readonly parent: unknown;
  readonly today: () => YearMonth;
  readonly send: (message: FrameMessage) => void;
  /** @throws when the service does not answer. */
  readonly exchange: (card: TypedCard) => Promise<CardToken | readonly Fault[]>;
}

/** The fields at work: the world around them, and the words that the page brought. */
interface Fields extends FieldsWorld {
  words: Words;
}

/** Brings the four fields to life; returns the listener for messages from the page. */
export function cardFields(around: FieldsWorld): (event: MessageEvent<unknown>) => void {
  const world: Fields = { ...around, words: {} };
  for (const field of CARD_FIELDS) {
    const input = inputOf(world, field);
    input.addEventListener("input", () => typed(world, field));
    input.addEventListener("blur", () => left(world, field));
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      world.send({ type: "submit" });
    });
  }
  return (event) => {
    if (event.origin !== world.parentOrigin || event.source !== world.parent) return;
    const message = readPageMessage(event.data);
    if (message !== undefined) obey(world, message);
  };
}

function obey(world: Fields, message: PageMessage): void {
  if (message.type === "setup") setUp(world, message);
  if (message.type === "focus") inputOf(world, message.field).focus();
  if (message.type === "check") check(world, message.id);
  if (message.type === "tokenize") void tokenize(world, message.id);
}

function setUp(world: Fields, message: Extract<PageMessage, { type: "setup" }>): void {
  const root = world.document.documentElement;
  applyTheme(root, message.theme);
  if (message.language !== undefined) root.lang = message.language;
  world.words = message.words;
  for (const field of CARD_FIELDS) {
    const label = world.document.querySelector(`label[for="${field}"]`);
    if (label !== null) label.textContent = worded({ code: field, values: [] }, world.words);
  }
  const name = worded({ code: "title", values: [] }, world.words);
  world.document.querySelector("form")?.setAttribute("aria-label", name);
}

/** Shows what is wrong without sending anything. */
function check(world: Fields, id: string): void {
  const faults = checkCard(typedCard(world), world.today());
  showAll(world, faults);
  if (faults.length > 0) return refuse(world, id, faults);
  world.send({ type: "valid", id });
}

async function tokenize(world: Fields, id: string): Promise<void> {
  const card = typedCard(world);
  const faults = checkCard(card, world.today());
  showAll(world, faults);
  if (faults.length > 0) return refuse(world, id, faults);
  try {
    const answer = await world.exchange(card);
    if ("token" in answer) return world.send({ type: "token", id, card: answer });
    showAll(world, answer);
    return refuse(world, id, answer);
  } catch {
    return world.send({ type: "failed", id });
  }
}

function refuse(world: Fields, id: string, faults: readonly Fault[]): void {
  world.send({ type: "invalid", id, faults: told(faults) });
}

function typed(world: Fields, field: CardField): void {
  const input = inputOf(world, field);
  if (field === "number") formatKeepingCaret(input, formatNumber);
  if (field === "expiry" && isAtEnd(input)) input.value = formatExpiry(input.value);
  if (field === "securityCode") input.value = digitsOf(input.value).slice(0, 4);
  showAnew(world);
  const card = typedCard(world);
  const digits = digitsOf(card.number);
  const brand = brandOf(digits);
  const sign = world.document.getElementById("brand");
  if (sign !== null) sign.textContent = brand === "other" ? "" : BRANDS[brand].title;
  const faults = told(checkCard(card, world.today()));
  world.send({ type: "change", brand, complete: faults.length === 0, faults });
}

/** A field that was left empty says nothing until the shopper wants to pay. */
function left(world: Fields, field: CardField): void {
  if (inputOf(world, field).value === "" && !isMarked(world, field)) return;
  judge(world, field);
}

/** Fields that say what is wrong say what is wrong by now: the code's digits follow from the number's brand. */
function showAnew(world: Fields): void {
  for (const field of CARD_FIELDS) if (isMarked(world, field)) judge(world, field);
}

const isMarked = (world: Fields, field: CardField) =>
  inputOf(world, field).getAttribute("aria-invalid") === "true";

function judge(world: Fields, field: CardField): void {
  const fault = checkCard(typedCard(world), world.today()).find((one) => one.field === field);
  show(world, field, textOf(world, fault));
}

function showAll(world: Fields, faults: readonly Fault[]): void {
  for (const field of CARD_FIELDS) {
    show(
      world,
      field,
      textOf(
        world,
        faults.find((fault) => fault.field === field),
      ),
    );
  }
}

const textOf = ({ words }: Fields, fault: Fault | undefined) =>
  fault === undefined ? "" : worded(fault, words);

function show(world: Fields, field: CardField, text: string): void {
  inputOf(world, field).setAttribute("aria-invalid", String(text !== ""));
  const place = world.document.getElementById(`${field}-fault`);
  if (place !== null && place.textContent !== text) place.textContent = text;
}

function typedCard(world: Fields): TypedCard {
  const value = (field: CardField) => inputOf(world, field).value;
  return {
    number: value("number"),
    expiry: value("expiry"),
    securityCode: value("securityCode"),
    name: value("name"),
  };
}

function inputOf({ document }: Fields, field: CardField): HTMLInputElement {
  const input = document.getElementById(field);
  if (input === null || input.tagName !== "INPUT")
    throw new Error(`The page has no field ${field}`);
  return input as HTMLInputElement;
}

function isAtEnd(input: HTMLInputElement): boolean {
  return input.selectionStart === null || input.selectionStart === input.value.length;
}

/** The caret stays behind the same digit, wherever the gaps move. */
function formatKeepingCaret(input: HTMLInputElement, format: (digits: string) => string): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = format(digitsOf(input.value));
  let caret = 0;
  for (let seen = 0; seen < before && caret < input.value.length; caret += 1) {
    if (/\d/.test(input.value[caret] ?? "")) seen += 1;
  }
  input.setSelectionRange(caret, caret);
}
