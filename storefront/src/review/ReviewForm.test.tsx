// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { ReviewForm } from "./ReviewForm.tsx";

let sent: { input: object; headers: unknown }[];
let answers: (() => { success: boolean; message: string })[];
let ended: string[];
beforeEach(() => {
  sent = [];
  answers = [() => ({ success: true, message: "" })];
  ended = [];
});
afterEach(cleanup);

const NO_CHECK = {
  recaptcha_site_key: null,
  form_recaptcha_type: null,
  form_recaptcha_actions: [],
};

function show(config: object = NO_CHECK) {
  const graphql = (operation: { text: string }, variables: object, headers?: unknown) => {
    if (!operation.text.includes("mutation")) return Promise.resolve({ storeConfig: config });
    sent.push({ ...(variables as { input: object }), headers });
    const answer = answers.shift();
    return Promise.resolve().then(() => ({ createNewReview: answer?.() }));
  };
  renderInShop(
    <ReviewForm
      productId={7}
      productUrl="/merrow-chef-coat"
      link={{ orderId: "12", customerId: "3" }}
      onEnd={(came) => ended.push(came)}
    />,
    { shop: { ...aShop(), graphql: graphql as never } },
  );
  return userEvent.setup();
}

const press = () => screen.getByRole("button", { name: "Submit review" });
const line = (name: string) => screen.getByRole("textbox", { name });

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  await user.type(line("Headline"), "Holds up");
  await user.type(line("Nickname"), "Demo Cook");
  await user.type(line("Location"), "Harbor Town");
  await user.type(line("Comments"), "Strong ties.");
}

describe("the form of a review", () => {
  it("REVIEW-09 REVIEW-15 REVIEW-46 lists what is missing, each leading to its field", async () => {
    const user = show();
    await user.click(press());
    expect(screen.getByText("THERE ARE 5 ERRORS IN THIS FORM")).toBeTruthy();
    const names = ["Rating", "Title", "Detail", "Nickname", "Location"];
    for (const name of names)
      expect(screen.getByRole("link", { name: `${name} is required` })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Nickname is required" }));
    expect(document.activeElement).toBe(line("Nickname"));
    expect(sent).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it("REVIEW-13 warns from 49 characters on, and takes no more than 50", async () => {
    const user = show();
    const warning = "You've reached the maximium character limit.";
    await user.type(line("Headline"), "x".repeat(48));
    expect(screen.queryByText(warning)).toBeNull();
    await user.type(line("Headline"), "xxxx");
    expect(screen.getByText(warning)).toBeTruthy();
    expect(line("Headline")).toHaveProperty("value", "x".repeat(50));
  });

  it("REVIEW-14 says how long helpful comments are", () => {
    show();
    expect(screen.getByText("The most helpful reviews are 200 characters.")).toBeTruthy();
  });

  it("REVIEW-21 REVIEW-22 REVIEW-44 has its scales, of which the optional ones can be cleared", async () => {
    const user = show();
    for (const [legend, choices] of [
      ["Rating", 5],
      ["Sizing", 5],
      ["Width", 3],
      ["Bottom line", 2],
    ] as const) {
      const group = screen.getByRole("radiogroup", { name: new RegExp(`^${legend}`) });
      expect(group.querySelectorAll("input")).toHaveLength(choices);
    }
    const size = screen.getByRole<HTMLInputElement>("radio", { name: "True to Size" });
    await user.click(size);
    await user.click(screen.getByRole("button", { name: "Clear: Sizing" }));
    expect(size.checked).toBe(false);
    expect(screen.queryByRole("button", { name: /^Clear: Rating/ })).toBeNull();
  });

  it("REVIEW-07 REVIEW-24 REVIEW-06 is sent with what was chosen and what the link said, and ends with thanks", async () => {
    const user = show();
    await fill(user);
    await user.click(screen.getByRole("radio", { name: "Wide" }));
    await user.click(press());
    expect(sent).toEqual([
      {
        input: {
          productId: 7,
          productUrl: "/merrow-chef-coat",
          orderId: "12",
          customerId: "3",
          rating: 4,
          title: "Holds up",
          nickname: "Demo Cook",
          location: "Harbor Town",
          detail: "Strong ties.",
          sizing: null,
          width: 3,
          recommend: null,
          uploadedImageData: [],
          uploadedVideoData: [],
        },
        headers: expect.anything(),
      },
    ]);
    expect(ended).toEqual(["thanks"]);
  });

  it("REVIEW-28 stays where the server finds something wrong with it, and says what", async () => {
    answers = [() => ({ success: false, message: "E_BAD_REQUEST: Title is required" })];
    const user = show();
    await fill(user);
    await user.click(press());
    expect(await screen.findByText("Title is required")).toBeTruthy();
    expect(line("Headline")).toHaveProperty("value", "Holds up");
    expect(ended).toEqual([]);
  });

  it("ACCT-27 REVIEW-16 wants the check that no machine writes, and says what the store says of it", async () => {
    const words = "ReCAPTCHA verification failed. Please try again.";
    answers = [() => ({ success: false, message: `E_BAD_REQUEST: ${words}` })];
    let proof = "";
    const user = show({
      recaptcha_site_key: "site-key",
      form_recaptcha_type: "recaptcha",
      form_recaptcha_actions: ["review"],
    });
    await fill(user);
    await waitFor(() => expect(document.head.querySelector("script")).not.toBeNull());
    const ready = (run: () => void) => run();
    const library = { ready, render: () => 0, getResponse: () => proof, reset: () => undefined };
    Object.assign(window, { grecaptcha: library });
    await act(async () => document.head.querySelector("script")?.dispatchEvent(new Event("load")));
    await user.click(press());
    await waitFor(() =>
      expect(screen.getAllByText("Please Verify Google Recaptcha.").length).toBeGreaterThan(1),
    );
    expect(sent).toEqual([]);
    proof = "a person";
    await user.click(press());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent).toMatchObject([{ headers: { "X-ReCaptcha": "a person" } }]);
    expect(ended).toEqual([]);
  });

  it.each([
    ["is refused for another reason", () => ({ success: false, message: "Out of order" })],
    [
      "is not answered",
      () => {
        throw new Error("gone");
      },
    ],
  ])("REVIEW-27 ends with the failure page where it %s", async (_why, answer) => {
    answers = [answer];
    const user = show();
    await fill(user);
    await user.click(press());
    expect(ended).toEqual(["failed"]);
  });
});
