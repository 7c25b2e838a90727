// @vitest-environment jsdom
import { CANCEL_PAGE } from "@placket/domain/order/cancel-page";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallError } from "@placket/web/call/call-error";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Shop } from "../../api/shop.ts";
import { addressOf } from "../../routing/address.ts";
import { matchRoute } from "../../routing/routes.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { ConfirmCancelPage } from "./ConfirmCancelPage.tsx";

let isDown: boolean;
let asked: unknown[];
beforeEach(() => {
  isDown = false;
  asked = [];
});
afterEach(cleanup);

const OVER = "This link is over. Nothing was changed.";

/** A store with one order to be canceled, whose letter says `Nw==.good`. */
function shop(): Shop {
  const graphql: Shop["graphql"] = async (_, variables) => {
    if (isDown) throw new CallError("Failed to fetch", { kind: "offline", status: 0 });
    asked.push(variables);
    const { input } = variables as unknown as { input: Record<string, string> };
    const isGood = input["order_id"] === "Nw==" && input["confirmation_key"] === "good";
    const answer = isGood
      ? { errorV2: null, order: { number: "000000007" } }
      : { errorV2: { message: OVER }, order: null };
    return { confirmCancelOrder: answer } as never;
  };
  return { ...aShop(), graphql };
}

function open(said: string) {
  const address = addressOf(`${CANCEL_PAGE}#${said}`);
  const { page, params } = {
    page: "cancel-order",
    params: matchRoute(address.path)?.params ?? {},
  } as const;
  renderInShop(<ConfirmCancelPage place={{ type: page, address, params }} />, {
    shop: shop(),
    href: `${CANCEL_PAGE}#${said}`,
  });
}

const confirm = () => userEvent.click(screen.getByRole("button", { name: "Yes, cancel it" }));

it("issue 9 nothing is canceled before it is confirmed, and then the order is named", async () => {
  expect(matchRoute(CANCEL_PAGE)?.type).toBe("cancel-order");
  open("Nw==.good");
  expect(asked).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await confirm();
  expect((await screen.findByRole("status")).textContent).toBe("Your order was canceled.");
  const title = screen.getByRole("heading", { name: "Order 000000007" });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["Nw==.other", "", "good"])(
  "a link that says %j is over, in the store's words",
  async (said) => {
    open(said);
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toBe(OVER);
  },
);

it("a store that does not answer is asked again", async () => {
  isDown = true;
  open("Nw==.good");
  await confirm();
  expect(await screen.findByRole("alert")).toBeTruthy();
  isDown = false;
  await confirm();
  expect(await screen.findByRole("status")).toBeTruthy();
});
