// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Problem } from "@placket/domain/problem";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FRAME_LOAD_MS, TOKENIZE_MS, type CardFrameHandle } from "./card-frame.ts";
import { CardFrame } from "./CardFrame.tsx";

const PROVIDER = "https://cards.test";
const setup = {
  provider: "sandbox",
  frameUrl: `${PROVIDER}/frame?key=pk`,
  frameOrigin: PROVIDER,
} as const;

const t = (phrase: string) => (phrase === "Security code" ? "Code de sécurité" : phrase);
const onType = vi.fn<(wrong: readonly Problem[]) => void>();
const onSubmit = vi.fn<() => void>();
let handle: React.RefObject<CardFrameHandle | null>;
let said: { message: Record<string, unknown>; to: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  onType.mockReset();
  onSubmit.mockReset();
  said = [];
  handle = createRef();
  render(<CardFrame ref={handle} setup={setup} t={t} onType={onType} onSubmit={onSubmit} />);
  overhear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>("Card details");

function overhear(): void {
  const { contentWindow } = frame();
  if (contentWindow === null) throw new Error("The frame has no window");
  vi.spyOn(contentWindow, "postMessage").mockImplementation((message: unknown, to?: unknown) => {
    said.push({ message: message as Record<string, unknown>, to });
  });
}

function hear(data: object, from: { origin?: string; source?: Window | null } = {}): void {
  const { origin = PROVIDER, source = frame().contentWindow } = from;
  act(() => {
    const message = { channel: "placket.card-fields", ...data };
    window.dispatchEvent(new MessageEvent("message", { data: message, origin, source }));
  });
}

function ask() {
  const answer = handle.current?.tokenize();
  if (answer === undefined) throw new Error("No handle");
  return { answer, id: said.at(-1)?.message["id"] };
}

const fault = (field: string, code: string, ...values: unknown[]) => ({ field, code, values });

const card = { token: "tok_1", brand: "visa", last4: "1111", expiry: "12/2030" };

describe("the frame", () => {
  it("is of the provider's origin, named, confined, and told which page is around it", () => {
    const { src, title } = frame();
    expect(new URL(src).origin).toBe(PROVIDER);
    expect(new URL(src).searchParams.get("parent")).toBe(window.location.origin);
    expect(title).toBe("Card details");
    expect(frame().getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
  });

  it("says that it loads, then shows the fields in the height that they ask for", () => {
    expect(screen.getByText("Loading the card fields")).toBeDefined();
    hear({ type: "ready" });
    expect(screen.queryByText("Loading the card fields")).toBeNull();
    hear({ type: "resize", height: 301 });
    expect(frame().style.blockSize).toBe("301px");
    for (const height of [0, -1, 99_999, "300", null]) hear({ type: "resize", height });
    expect(frame().style.blockSize).toBe("301px");
  });

  it("gets the store's colors, language and words once it listens, addressed to the provider alone", () => {
    document.documentElement.lang = "fr-FR";
    document.documentElement.style.setProperty("--ink", "#151a22");
    hear({ type: "ready" });
    expect(said).toEqual([
      {
        message: {
          channel: "placket.card-fields",
          type: "setup",
          theme: expect.objectContaining({ ink: "#151a22" }),
          language: "fr-FR",
          words: expect.objectContaining({
            number: "Card number",
            securityCode: "Code de sécurité",
          }),
        },
        to: PROVIDER,
      },
    ]);
  });

  it("that does not come says so and can be tried again", () => {
    act(() => {
      vi.advanceTimersByTime(FRAME_LOAD_MS);
    });
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    expect(screen.queryByTitle("Card details")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    overhear();
    hear({ type: "ready" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(said).toHaveLength(1);
  });

  it("passes on what is not right yet, in the words of the fields, and that Enter was pressed", () => {
    const faults = [fault("name", "nameMissing"), fault("made-up", "No.")];
    hear({ type: "change", complete: false, brand: "visa", faults });
    hear({ type: "submit" });
    expect(onType).toHaveBeenCalledExactlyOnceWith([
      { field: "name", error: "payment.cardNameMissing", params: [] },
    ]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("is not listened to when it is another frame, another origin or another talk", () => {
    hear({ type: "submit" }, { origin: "https://evil.test" });
    hear({ type: "submit" }, { source: window });
    hear({ type: "submit" }, { source: null });
    hear({ type: "submit", channel: "other" });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("check", () => {
  it("gives the fields to mend, and nothing when there are none", async () => {
    hear({ type: "ready" });
    const first = handle.current?.check();
    expect(said.at(-1)?.message).toMatchObject({ type: "check" });
    hear({ type: "invalid", id: said.at(-1)?.message["id"], faults: [fault("name", "?")] });
    expect(await first).toEqual([{ field: "name", error: "payment.cardName", params: [] }]);
    const second = handle.current?.check();
    hear({ type: "valid", id: said.at(-1)?.message["id"] });
    expect(await second).toEqual([]);
  });
});

describe("tokenize", () => {
  it("gives the token with brand, last four digits and expiry", async () => {
    hear({ type: "ready" });
    const { answer, id } = ask();
    hear({ type: "token", id, card });
    expect(await answer).toEqual({ ok: true, value: card });
  });

  it("gives the fields to mend, in their order", async () => {
    hear({ type: "ready" });
    const { answer, id } = ask();
    const digits = "codeDigitsOf";
    const faults = [
      fault("securityCode", digits, 3, "Visa"),
      fault("number", "numberShort"),
      fault("made-up", digits),
      "no fault",
    ];
    hear({ type: "invalid", id, faults });
    expect(await answer).toEqual({
      ok: false,
      problems: [
        { field: "number", error: "payment.cardNumberShort", params: [] },
        { field: "securityCode", error: "payment.cardCodeDigitsOf", params: ["3", "Visa"] },
      ],
    });
  });

  it.each([
    ["a frame that fails", { type: "failed" }],
    ["no field that is known", { type: "invalid", faults: [fault("made-up", "?")] }],
  ])("%s counts as not reachable", async (_what, message) => {
    hear({ type: "ready" });
    const { answer, id } = ask();
    hear({ ...message, id });
    expect(await answer).toMatchObject({
      problems: [{ error: "payment.providerUnreachable" }],
    });
  });

  it("waits its time and no longer; before the fields are there it does not wait at all", async () => {
    const unreachable = { problems: [{ error: "payment.providerUnreachable" }] };
    expect(await handle.current?.tokenize()).toMatchObject(unreachable);
    hear({ type: "ready" });
    const { answer } = ask();
    vi.advanceTimersByTime(TOKENIZE_MS);
    expect(await answer).toMatchObject(unreachable);
  });

  it("takes no token of another shape, another call or another origin", async () => {
    hear({ type: "ready" });
    const { answer, id } = ask();
    hear({ type: "token", id, card: { ...card, token: "<script>" } });
    hear({ type: "token", id, card: { ...card, last4: "4111111111111111" } });
    hear({ type: "token", id: "other", card });
    hear({ type: "token", id, card: { ...card, token: "evil" } }, { origin: "https://evil.test" });
    hear({ type: "token", id, card });
    expect(await answer).toMatchObject({ value: { token: "tok_1" } });
  });

  it("ends with the frame", async () => {
    hear({ type: "ready" });
    const { answer } = ask();
    cleanup();
    expect(await answer).toMatchObject({ ok: false });
  });

  it("moves the focus for the links of an error summary", () => {
    hear({ type: "ready" });
    handle.current?.focus("expiry");
    expect(said.at(-1)?.message).toMatchObject({ type: "focus", field: "expiry" });
  });
});
