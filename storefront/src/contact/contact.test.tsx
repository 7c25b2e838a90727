// @vitest-environment jsdom
import { problem } from "@placket/domain/problem";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knownCustomer } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop } from "../testing/shop.ts";
import { contactRoom } from "./contact.room.ts";
import { ContactPage } from "./ContactPage.tsx";

const THANKS = "Thank you for your message. We answer by email as soon as we can.";

interface Sent {
  readonly request?: string | undefined;
  readonly comment?: string;
}

let sent: Sent[];
let refusal: Error | undefined;
let config: object;
beforeEach(() => {
  sent = [];
  refusal = undefined;
  config = {};
  knownCustomer.set(null);
});
afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
});

function show() {
  const shop = {
    ...aShop({
      sendMessage: ({ body }) => {
        sent.push(body as Sent);
        if (refusal) throw refusal;
        return { success: true, message: THANKS };
      },
    }),
    graphql: () => Promise.resolve({ storeConfig: { contact_enabled: true, ...config } }) as never,
  };
  renderInShop(<ContactPage />, { shop });
  return userEvent.setup();
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field("Name"), " Kim Lee");
  await user.type(await field("Email"), "kim@example.com");
  await user.type(await field("Message"), "Do you sew in Oslo?");
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Send Message" }));

describe("issue 12.2 the contact page", () => {
  it("sends what is written, and says what the store says in the form's place", async () => {
    const user = show();
    await fillIn(user);
    expect(await axeViolations()).toEqual([]);
    await user.type(await field("Telephone (optional)"), "555 0100");
    await press(user);
    const said = await screen.findByText(THANKS);
    expect(sent).toEqual([
      {
        name: "Kim Lee",
        email: "kim@example.com",
        telephone: "555 0100",
        comment: "Do you sew in Oslo?",
        request: expect.any(String) as string,
      },
    ]);
    expect(document.activeElement).toBe(said);
    expect(screen.queryByLabelText("Message")).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it("has its form before anything is answered: the server, which asks nothing for it, draws it so", () => {
    expect(contactRoom.pages?.contact).not.toHaveProperty("queries");
    const unanswered = { ...aShop(), graphql: () => new Promise<never>(() => undefined) };
    renderInShop(<ContactPage />, { shop: unanswered });
    expect(screen.getByLabelText("Message")).toBeTruthy();
  });

  it("is no form that a browser sends by itself before its script is there", async () => {
    show();
    expect((await field("Name")).form?.method).toBe("dialog");
  });

  it("says what is wrong at each field, before anything is sent", async () => {
    const user = show();
    await user.type(await field("Email"), "kim");
    await user.type(await field("Telephone (optional)"), "12");
    await press(user);
    await screen.findByText("Name: Required");
    for (const words of [
      "Email: Please enter a valid email",
      "Telephone: The input length is less than the minimum allowed: 6",
      "Message: Required",
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect((await field("Message")).getAttribute("aria-invalid")).toBe("true");
    expect(await axeViolations()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it("begins with who is signed in, and leaves what somebody has typed", async () => {
    knownCustomer.set(undefined);
    const user = show();
    await user.type(await field("Email"), "office@example.com");
    const ann = { id: 4, email: "ann@example.com", firstName: "Ann", lastName: "Weaver" };
    act(() => knownCustomer.set(ann));
    await waitFor(async () => expect((await field("Name")).value).toBe("Ann Weaver"));
    expect((await field("Email")).value).toBe("office@example.com");
  });

  it("keeps what was typed where nobody answers, and sends the same message once more by its key", async () => {
    const user = show();
    await fillIn(user);
    refusal = aRefusal(0);
    await press(user);
    await screen.findByText(/Nothing you typed is lost: try again/);
    expect((await field("Message")).value).toBe("Do you sew in Oslo?");
    await press(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.type(await field("Message"), " Or in Bergen?");
    refusal = undefined;
    await press(user);
    await screen.findByText(THANKS);
    const [first, second, other] = sent.map(({ request }) => request);
    expect(first).toBe(second);
    expect(other, "other words are another message").not.toBe(first);
  });

  it("says what the store refuses: at its field, or in its words", async () => {
    const user = show();
    await fillIn(user);
    refusal = aRefusal(400, { problems: [problem("checkout.email", "email")] });
    await press(user);
    await screen.findByText("Email: Please enter a valid email");
    const words = "You have written many messages. Please try again in 3 min.";
    refusal = aRefusal(429, { problems: [problem("contact.tooManySent", "", 3)], said: words });
    await press(user);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("shows how else one reaches the shop, alone where the form is closed", async () => {
    config = { contact_enabled: false };
    show();
    await screen.findByText("The contact form is unavailable.");
    expect(screen.queryByLabelText("Message")).toBeNull();
    const hrefs = screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => href);
    expect(hrefs.filter((href) => href.startsWith("tel:"))).toHaveLength(1);
  });
});

it("ACCT-27 the contact form sends its proof as g-recaptcha-response", async () => {
  config = {
    recaptcha_site_key: "site-key",
    form_recaptcha_type: "recaptcha_v3",
    form_recaptcha_actions: ["contact"],
  };
  const execute = (_: string, { action }: { action: string }) =>
    Promise.resolve(`proof of ${action}`);
  const user = show();
  await fillIn(user);
  await waitFor(() => expect(document.head.querySelector("script")).not.toBeNull());
  Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } });
  await act(async () => document.head.querySelector("script")?.dispatchEvent(new Event("load")));
  await press(user);
  await screen.findByText(THANKS);
  expect(sent).toMatchObject([{ "g-recaptcha-response": "proof of contact" }]);
});
