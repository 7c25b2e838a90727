// @vitest-environment jsdom
import { NEWSLETTER_PAGES } from "@placket/domain/newsletter/subscription";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { addressOf } from "../routing/address.ts";
import { matchRoute } from "../routing/routes.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { NewsletterBox } from "./NewsletterBox.tsx";
import { NewsletterPage } from "./NewsletterPage.tsx";

type Status = "NOT_ACTIVE" | "SUBSCRIBED" | "UNCONFIRMED" | "UNSUBSCRIBED";

let status: Status;
let isDown: boolean;
let asked: { name: string; what: unknown }[];
beforeEach(() => {
  status = "NOT_ACTIVE";
  isDown = false;
  asked = [];
});
afterEach(cleanup);

/** A store that keeps one subscription, whose link is `good`. */
function shop(): Shop {
  const follow = (token: unknown, to: Status) => ({ status: token === "good" ? to : "NOT_ACTIVE" });
  const answers: Record<string, (asked: { token?: string; input?: object }) => unknown> = {
    Newsletter: () => ({ customer: { newsletter_status: status } }),
    WantNewsletter: ({ input }) => {
      const { is_subscribed: isWanted } = input as { is_subscribed: boolean };
      status = isWanted ? "UNCONFIRMED" : "UNSUBSCRIBED";
      return { updateCustomerV2: { customer: { newsletter_status: status } } };
    },
    ConfirmNewsletter: ({ token }) => ({
      confirmNewsletterSubscription: follow(token, "SUBSCRIBED"),
    }),
    EndNewsletter: ({ token }) => ({ endNewsletterSubscription: follow(token, "UNSUBSCRIBED") }),
  };
  const graphql: Shop["graphql"] = async ({ name }, variables) => {
    asked.push({ name, what: variables });
    if (isDown) throw new CallError("Failed to fetch", { kind: "offline", status: 0 });
    return answers[name]!(variables as object) as never;
  };
  return { ...aShop(), graphql };
}

describe("OPEN-38 the newsletter in the account", () => {
  it("is wanted, asked by letter, and ended by one press each", async () => {
    renderInShop(<NewsletterBox account={{ id: 7, email: "noor@example.com" }} />, {
      shop: shop(),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Subscribe" }));
    expect((await screen.findByText(/^We sent a letter to noor@example.com/)).tagName).toBe(
      "OUTPUT",
    );
    expect(await axeViolations()).toEqual([]);
    status = "SUBSCRIBED";
    await user.click(screen.getByRole("button", { name: "Send the letter again" }));
    cleanup();
    status = "SUBSCRIBED";
    renderInShop(<NewsletterBox account={{ id: 7, email: "noor@example.com" }} />, {
      shop: shop(),
    });
    await user.click(await screen.findByRole("button", { name: "Unsubscribe" }));
    await screen.findByText("You do not get our newsletter.");
    expect(asked.filter(({ name }) => name === "WantNewsletter").map(({ what }) => what)).toEqual([
      { input: { is_subscribed: true } },
      { input: { is_subscribed: true } },
      { input: { is_subscribed: false } },
    ]);
  });
});

describe("where the newsletter's letters lead", () => {
  function open(href: string) {
    const address = addressOf(href);
    const place = {
      type: "newsletter",
      address,
      params: matchRoute(address.path)?.params ?? {},
    } as const;
    renderInShop(<NewsletterPage place={place} />, { shop: shop(), href });
  }

  it.each([
    [`${NEWSLETTER_PAGES.confirm}#good`, "Thank you. You get our newsletter from now on."],
    [`${NEWSLETTER_PAGES.unsubscribe}#good`, "You do not get our newsletter any more."],
    [`${NEWSLETTER_PAGES.confirm}#old`, "This link is over. Nothing was changed."],
  ])("%s says what it did", async (href, words) => {
    open(href);
    expect((await screen.findByRole("status")).textContent).toBe(words);
    expect(await axeViolations()).toEqual([]);
  });

  it("a store that does not answer is asked again", async () => {
    isDown = true;
    open(`${NEWSLETTER_PAGES.confirm}#good`);
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("status")).toBeTruthy();
  });
});
