// @vitest-environment jsdom
import { problem } from "@placket/domain/problem";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knownCustomer } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop } from "../testing/shop.ts";
import { defaultConfig } from "../store/default-config.ts";
import NewsletterBand from "./NewsletterBand.tsx";

/** In the words of staff, who may write a percent sign. */
const CONSENT = "I consent to receive newsletter and promotional emails, 10%1 off.";
const LETTER = "We sent you a letter. Confirm by its link that you want the newsletter.";

let sent: unknown[];
let refusal: Error | undefined;
let guard: object;
let answer: () => void;
beforeEach(() => {
  sent = [];
  refusal = undefined;
  guard = {};
  answer = () => undefined;
});
afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
});

type Box = NonNullable<ReturnType<typeof defaultConfig>["newsletter"]>;

/** The band, as staff have it; forms are guarded as `guard` says. */
function show(box: Partial<Box> | null = {}, { isHeld = false } = {}) {
  const newsletter = box && { consent: null, leadsTo: "", ...box };
  const shop = {
    ...aShop({
      subscribeEmail: async ({ body }) => {
        sent.push(body);
        if (isHeld) await new Promise<void>((resolve) => (answer = resolve));
        if (refusal) throw refusal;
        return { success: true, message: LETTER, coupon_code: null };
      },
    }),
    graphql: () =>
      Promise.resolve({
        storeConfig: {
          minimum_password_length: "8",
          required_character_classes_number: "3",
          ...guard,
        },
      }) as never,
  };
  return renderInShop(<NewsletterBand />, { shop, config: { newsletter } });
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>("Your email");
const press = () => screen.getByRole("button", { name: /^Subscribe/ });

describe("the newsletter's box above the footer", () => {
  it("FOOT-08 is no form that a browser sends by itself: Enter before its script is there leads nowhere", () => {
    show();
    expect(field().form?.method).toBe("dialog");
  });

  it("FOOT-08 FOOT-15 has an email field and an arrow, which sends it; FOOT-09 thanks, and says what comes", async () => {
    show();
    const user = userEvent.setup();
    await user.type(field(), " noor@example.com ");
    expect(await axeViolations()).toEqual([]);
    await user.click(press());
    const said = await screen.findByText("Thanks for subscribing");
    expect(said.closest("output")?.textContent).toContain(LETTER);
    expect(document.activeElement).toBe(said.closest("output"));
    expect(sent).toEqual([{ email: "noor@example.com" }]);
    expect(screen.queryByPlaceholderText("Your email")).toBeNull();
  });

  it("FOOT-09 goes where staff want it to lead", async () => {
    const { visited } = show({ leadsTo: "/new-in" });
    await userEvent.setup().type(field(), "noor@example.com{Enter}");
    await screen.findByText("Thanks for subscribing");
    await waitFor(() => expect(visited).toEqual(["/new-in"]));
  });

  it("FOOT-10 is busy while it is sent, and sends once", async () => {
    show({}, { isHeld: true });
    const user = userEvent.setup();
    await user.type(field(), "noor@example.com");
    await user.click(press());
    await waitFor(() => expect(press().getAttribute("aria-busy")).toBe("true"));
    await user.click(press());
    answer();
    await screen.findByText("Thanks for subscribing");
    expect(sent).toHaveLength(1);
  });

  it("FOOT-11 FOOT-12 wants the tick where staff do, says 'This is required' without, and sends nothing", async () => {
    show({ consent: CONSENT });
    const user = userEvent.setup();
    const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: CONSENT });
    expect(tick.checked).toBe(false);
    await user.type(field(), "noor@example.com{Enter}");
    await screen.findByText("This is required");
    expect(sent).toEqual([]);
    await user.click(tick);
    expect(screen.queryByText("This is required")).toBeNull();
    await user.click(press());
    await screen.findByText("Thanks for subscribing");
    cleanup();
    show();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("FOOT-13 asks for the check once an address is begun, and sends its proof with it after the tick", async () => {
    guard = {
      recaptcha_site_key: "site-key",
      form_recaptcha_type: "recaptcha_v3",
      form_recaptcha_actions: ["newsletter"],
    };
    const execute = (_: string, { action }: { action: string }) =>
      Promise.resolve(`proof of ${action}`);
    show({ consent: CONSENT });
    const user = userEvent.setup();
    expect(document.head.querySelector("script")).toBeNull();
    await user.type(field(), "noor@example.com");
    await waitFor(() => expect(document.head.querySelector("script")).not.toBeNull());
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } });
    await act(async () => document.head.querySelector("script")?.dispatchEvent(new Event("load")));
    await user.click(press());
    await screen.findByText("This is required");
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("checkbox"));
    await user.click(press());
    await screen.findByText("Thanks for subscribing");
    expect(sent).toEqual([
      { email: "noor@example.com", "g-recaptcha-response": "proof of newsletter" },
    ]);
  });

  it("OPEN-10 wants an email, and one that is one", async () => {
    show();
    const user = userEvent.setup();
    await user.click(press());
    expect(await screen.findByText("Required")).toBeTruthy();
    await user.type(field(), "noor");
    await user.click(press());
    expect(await screen.findByText("Please enter a valid email")).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("FOOT-14 OPEN-17 says what the server says, and can be sent again", async () => {
    refusal = aRefusal(429, {
      problems: [problem("customer.tooManyAsked", "email", 3)],
    });
    show();
    const user = userEvent.setup();
    await user.type(field(), "noor@example.com{Enter}");
    await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    refusal = aRefusal(500);
    await user.click(press());
    await screen.findByText("Something went wrong. Please try again.");
    refusal = undefined;
    await user.click(press());
    await screen.findByText("Thanks for subscribing");
  });

  it("FOOT-06 whoever is signed in is told of the programme instead, where there is one and it counts", async () => {
    const band = (hasRewardsBand: boolean) =>
      renderInShop(<NewsletterBand />, {
        config: { newsletter: { consent: null, leadsTo: "" }, hasRewardsBand },
      });
    band(true);
    expect(field()).toBeTruthy();
    act(() => knownCustomer.set({ id: 7 }));
    const points = screen.getByRole("link", { name: "See Your Points" });
    expect(points.getAttribute("href")).toBe("/rewards/account");
    expect(screen.queryByPlaceholderText("Your email")).toBeNull();
    expect(await axeViolations()).toEqual([]);
    cleanup();
    band(false);
    expect(field()).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("CONF-25 is not there where staff do not want it", () => {
    const { container } = show(null);
    expect(container.textContent).toBe("");
  });
});
