// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Fault, TypedCard } from "./card-check.ts";
import { cardFields } from "./card-fields.ts";
import { CHANNEL, type CardToken, type FrameMessage } from "./messages.ts";
import { readTheme } from "./theme.ts";

const STORE = "https://store.test";
const parent = window;
const card: CardToken = { token: "tok_1", brand: "visa", last4: "1111", expiry: "12/2030" };

let sent: FrameMessage[];
let exchanged: TypedCard[];
let answer: () => Promise<CardToken | readonly Fault[]>;
let receive: (event: MessageEvent<unknown>) => void;

beforeEach(() => {
  sent = [];
  exchanged = [];
  answer = async () => card;
  document.documentElement.removeAttribute("style");
  document.body.innerHTML = ["number", "expiry", "securityCode", "name"]
    .map((id) => `<label for="${id}"></label><input id="${id}"><p id="${id}-fault"></p>`)
    .concat('<span id="brand"></span>', "<form></form>")
    .join("");
  receive = cardFields({
    document,
    parentOrigin: STORE,
    parent,
    today: () => ({ year: 2027, month: 6 }),
    send: (message) => sent.push(message),
    exchange: (typed) => {
      exchanged.push(typed);
      return answer();
    },
  });
});

const message = (data: object, origin = STORE, source: Window | null = parent) =>
  receive(new MessageEvent("message", { data: { channel: CHANNEL, ...data }, origin, source }));
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const fault = (id: string) => document.getElementById(`${id}-fault`)?.textContent;

function type(id: string, value: string, caret = value.length): void {
  input(id).value = value;
  input(id).setSelectionRange(caret, caret);
  input(id).dispatchEvent(new Event("input"));
}

function typeCard(number = "4111111111111111"): void {
  type("number", number);
  type("expiry", "1230");
  type("securityCode", "123");
  type("name", "M Kowal");
}

const NOTHING_TYPED = [
  { field: "number", code: "numberMissing", values: [] },
  { field: "expiry", code: "expiryMissing", values: [] },
  { field: "securityCode", code: "codeDigits", values: [3] },
  { field: "name", code: "nameMissing", values: [] },
];

describe("messages to the card fields", () => {
  it("are taken from the store's origin and the page around only", async () => {
    typeCard();
    message({ type: "tokenize", id: "1" }, "https://evil.test");
    message({ type: "tokenize", id: "2" }, STORE, null);
    message({ type: "tokenize", id: "3", channel: "other" });
    message({ type: "tokenize", id: "4" });
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "token", id: "4", card }), 15_000);
    expect(exchanged).toHaveLength(1);
  });

  it("ask what is wrong: it is shown and told, and nothing is sent", () => {
    message({ type: "check", id: "1" });
    expect(sent.at(-1)).toEqual({ type: "invalid", id: "1", faults: NOTHING_TYPED });
    expect(NOTHING_TYPED.map(({ field }) => fault(field))).toEqual([
      "Enter the card number.",
      "Enter the expiry date as MM/YY.",
      "Enter the 3 digits of the security code.",
      "Enter the name on the card.",
    ]);
    expect(exchanged).toHaveLength(0);
  });

  it.each([null, "text", 7, { type: "tokenize" }, { type: "tokenize", id: 4 }, { type: "focus" }])(
    "that are not ours are ignored: %j",
    (data) => {
      receive(new MessageEvent("message", { data, origin: STORE, source: parent }));
      message(typeof data === "object" && data !== null ? data : {});
      expect(sent).toEqual([]);
    },
  );

  it("set colors, and nothing that could load or close anything", () => {
    message({
      type: "setup",
      theme: {
        ink: "#101010",
        page: "url(https://evil.test)",
        brand: "red;}",
        radius: "4px",
        x: "#fff",
      },
    });
    expect(document.documentElement.style.getPropertyValue("--ink")).toBe("#101010");
    expect(document.documentElement.style.getPropertyValue("--radius")).toBe("4px");
    expect(document.documentElement.style.getPropertyValue("--page")).toBe("");
    expect(document.documentElement.style.getPropertyValue("--brand")).toBe("");
    expect(readTheme({ inkMuted: "rgb(1 2 3 / 40%)", edge: "var(--x)" })).toEqual({
      inkMuted: "rgb(1 2 3 / 40%)",
    });
  });

  it("bring the page's language and words, for labels and for what is wrong", () => {
    const words = {
      number: "Numéro de carte",
      title: "Carte",
      codeDigitsOf: "Saisissez les %1 chiffres du code de %2.",
    };
    message({ type: "setup", language: "fr-FR", words });
    expect(document.documentElement.lang).toBe("fr-FR");
    expect(document.querySelector('label[for="number"]')?.textContent).toBe("Numéro de carte");
    expect(document.querySelector('label[for="name"]')?.textContent).toBe("Name on card");
    expect(document.querySelector("form")?.getAttribute("aria-label")).toBe("Carte");
    type("number", "4111111111111111");
    type("securityCode", "1");
    input("securityCode").dispatchEvent(new Event("blur"));
    expect(fault("securityCode")).toBe("Saisissez les 3 chiffres du code de Visa.");
  });

  it("bring words as text: what is too long, no text, or markup does no harm", () => {
    document.documentElement.lang = "en";
    const words = {
      number: "<img src=x onerror=alert(1)>",
      securityCode: "x".repeat(201),
      expiry: 7,
      name: " ",
      "Something else": "x",
    };
    message({ type: "setup", language: 'fr" onload="', words });
    expect(document.documentElement.lang).toBe("en");
    expect(document.querySelector("img")).toBeNull();
    const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels).toEqual([words.number, "Expiry (MM/YY)", "Security code", "Name on card"]);
  });

  it("move the focus to a field", () => {
    message({ type: "focus", field: "expiry" });
    expect(document.activeElement).toBe(input("expiry"));
  });
});

describe("typing", () => {
  it("puts the gaps in, shows the brand, and keeps the caret behind the same digit", () => {
    type("number", "41111", 2);
    expect(input("number").value).toBe("4111 1");
    expect(input("number").selectionStart).toBe(2);
    expect(document.getElementById("brand")?.textContent).toBe("Visa");
    type("number", "378282246310005");
    expect(input("number").value).toBe("3782 822463 10005");
    expect(sent.at(-1)).toEqual({
      type: "change",
      brand: "amex",
      complete: false,
      faults: [
        NOTHING_TYPED[1],
        {
          field: "securityCode",
          code: "codeDigitsOf",
          values: [4, "American Express"],
        },
        NOTHING_TYPED[3],
      ],
    });
    typeCard();
    expect(sent.at(-1)).toEqual({ type: "change", brand: "visa", complete: true, faults: [] });
  });

  it("says at the field what is wrong when it is left, and takes it back when mended", () => {
    type("expiry", "0326");
    expect(fault("expiry")).toBe("");
    input("expiry").dispatchEvent(new Event("blur"));
    expect(fault("expiry")).toBe("This card has expired. Check the date.");
    expect(input("expiry").getAttribute("aria-invalid")).toBe("true");
    type("expiry", "0330");
    expect(fault("expiry")).toBe("");
    expect(input("expiry").getAttribute("aria-invalid")).toBe("false");
  });

  it("an empty field that is left says nothing yet", () => {
    input("number").dispatchEvent(new Event("blur"));
    expect(fault("number")).toBe("");
  });

  it("a field that was found wrong keeps saying so while it is empty, and in words of now", () => {
    message({ type: "check", id: "1" });
    type("number", "4");
    expect(fault("number")).toBe("This card number is not complete.");
    expect(fault("securityCode")).toBe("Enter the 3 digits of the security code of Visa.");
    type("number", "");
    input("number").dispatchEvent(new Event("blur"));
    expect(fault("number")).toBe("Enter the card number.");
    expect(fault("securityCode")).toBe("Enter the 3 digits of the security code.");
  });

  it("the Enter key asks the page to go on", () => {
    input("name").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
    expect(sent).toEqual([{ type: "submit" }]);
  });
});

describe("tokens", () => {
  it("a number that is no test number never leaves the page", async () => {
    typeCard("4242424242424242");
    message({ type: "tokenize", id: "1" });
    await vi.waitFor(() => expect(sent.at(-1)?.type).toBe("invalid"), 15_000);
    const told = [{ field: "number", code: "numberReal", values: [] }];
    expect(sent.at(-1)).toEqual({ type: "invalid", id: "1", faults: told });
    expect(fault("number")).toBe("The sandbox takes test card numbers only.");
    expect(exchanged).toEqual([]);
  });

  it("what the service finds wrong stands at the field too", async () => {
    const text = "This card has expired. Check the date.";
    answer = async () => [{ field: "expiry", code: "expiryPast", values: [], text }];
    typeCard();
    message({ type: "tokenize", id: "1" });
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ type: "invalid" }), 15_000);
    expect(fault("expiry")).toBe(text);
  });

  it("a service that does not answer is reported as such", async () => {
    answer = () => Promise.reject(new Error("offline"));
    typeCard();
    message({ type: "tokenize", id: "1" });
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "failed", id: "1" }), 15_000);
  });

  it("no message to the page ever carries the number or the security code", async () => {
    typeCard();
    message({ type: "tokenize", id: "1" });
    await vi.waitFor(() => expect(sent.at(-1)?.type).toBe("token"), 15_000);
    const everything = JSON.stringify(sent);
    expect(everything).not.toMatch(/\d[\d ]{11,}/);
    expect(everything).not.toContain("123");
  });
});
