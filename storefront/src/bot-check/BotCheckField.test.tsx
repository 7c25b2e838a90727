// @vitest-environment jsdom
import type { RecaptchaType } from "@placket/domain/store/recaptcha-type";
import type { Result } from "@placket/domain/problem";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BotCheckField } from "./BotCheckField.tsx";
import type { BotCheckHandle } from "./bot-proof.ts";
import type { WidgetParameters } from "./grecaptcha.ts";

let count = 0;
let siteKey: string;
let handle: React.RefObject<BotCheckHandle | null>;
let drawn: WidgetParameters[];
let ticked: string;
let resets: number;
let actions: string[];
let executed: number;

/** Google's library as its reference describes it. */
const library = {
  ready: (run: () => void) => run(),
  render: (container: HTMLElement, parameters: WidgetParameters) => {
    if (container.hasChildNodes()) throw new Error("reCAPTCHA has already been rendered");
    container.append("Google");
    return drawn.push(parameters) - 1;
  },
  getResponse: () => ticked,
  reset: () => {
    resets += 1;
    ticked = "";
  },
  execute: (_: unknown, options?: { action: string }) => {
    if (options) actions.push(options.action);
    executed += 1;
    return Promise.resolve("proof-v3");
  },
};

beforeEach(() => {
  // Scripts are remembered by address; every test comes with its own.
  count += 1;
  siteKey = `site-${count}`;
  document.documentElement.lang = `x${count}`;
  handle = createRef();
  drawn = [];
  actions = [];
  executed = 0;
  ticked = "";
  resets = 0;
});

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, "grecaptcha");
});

const t = (phrase: string) => phrase;

function show(type: RecaptchaType) {
  return render(
    <BotCheckField
      ref={handle}
      check={{ type, siteKey }}
      action="place_order"
      id="captcha"
      error={undefined}
      t={t}
    />,
  );
}

async function loaded(type: "load" | "error" = "load"): Promise<string> {
  const found = await waitFor(() => {
    const script = document.head.querySelector("script");
    if (!script) throw new Error("No script yet");
    return script;
  });
  const { src } = found;
  if (type === "load") Object.assign(window, { grecaptcha: library });
  await act(async () => found.dispatchEvent(new Event(type)));
  return src;
}

const prove = () => act(async () => handle.current?.prove());
const refused = (error: string): Result<string> => ({
  ok: false,
  problems: [{ error, field: "captcha", params: [] } as never],
});

describe("CHECK-26 the recaptcha of a form", () => {
  it("CHECK-26 v2: a box to tick, in the page's language; unticked it is asked for, used it is renewed", async () => {
    show("recaptcha");
    const src = await loaded();
    expect(src).toBe(`https://www.google.com/recaptcha/api.js?render=explicit&hl=x${count}`);
    await waitFor(() => expect(drawn).toMatchObject([{ sitekey: siteKey, size: "normal" }]));
    expect(await prove()).toEqual(refused("botCheck.missing"));
    ticked = "proof-box";
    expect(await prove()).toEqual({ ok: true, value: "proof-box" });
    await act(async () => handle.current?.renew());
    expect(await prove()).toEqual(refused("botCheck.missing"));
    expect(resets).toBe(1);
  });

  it("CHECK-26 v2 invisible: asked when the form is sent, answered by Google", async () => {
    show("invisible");
    await loaded();
    await waitFor(() => expect(drawn).toMatchObject([{ size: "invisible" }]));
    const proof = handle.current?.prove();
    await waitFor(() => expect(executed).toBe(1));
    drawn[0]?.callback("proof-invisible");
    expect(await proof).toEqual({ ok: true, value: "proof-invisible" });
  });

  it("CHECK-26 v2 invisible: a puzzle that is left is no proof, a press in the page leaves nothing", async () => {
    show("invisible");
    await loaded();
    await waitFor(() => expect(drawn).toHaveLength(1));
    const around = document.createElement("div");
    document.body.append(around);
    const proof = handle.current?.prove();
    await waitFor(() => expect(executed).toBe(1));
    const press = new Event("pointerdown", { bubbles: true });
    screen.getByRole("group").dispatchEvent(press);
    expect(resets).toBe(0);
    around.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(await proof).toEqual(refused("botCheck.missing"));
    expect(resets).toBe(1);
    around.remove();
  });

  it("CHECK-26 v3: a proof of its own for each call, made for placing an order", async () => {
    show("recaptcha_v3");
    expect(await loaded()).toContain(`render=${siteKey}`);
    expect(await prove()).toEqual({ ok: true, value: "proof-v3" });
    expect(actions).toEqual(["place_order"]);
    expect(drawn).toEqual([]);
  });

  it("CHECK-26 a library that does not load says so and can be tried again", async () => {
    show("recaptcha");
    await loaded("error");
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(await prove()).toEqual(refused("botCheck.unreachable"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await loaded();
    await waitFor(() => expect(drawn).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
