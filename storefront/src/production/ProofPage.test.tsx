// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { addressOf } from "../routing/address.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { ProofPage } from "./ProofPage.tsx";
import type { Proof, ProofVersion } from "./proof.queries.ts";

afterEach(cleanup);

const KEY = "k".repeat(43);

const aVersion = (draft: Partial<ProofVersion> = {}): ProofVersion => ({
  version: 1,
  state: "sent",
  hash: "a".repeat(64),
  pictures: { near: "/media/proof/1/key/n-near.jpg", whole: "/media/proof/1/key/n-whole.jpg" },
  designs: [{ name: "Anna Chef", placement: "Left chest", width: 52.4, height: 24 }],
  threads: [{ number: "1366", name: "Navy", color: "#1c2a4a" }],
  events: [
    { step: "send", at: "2026-03-02T10:00:00.000Z", text: "", drawing: { marks: [], strokes: [] } },
  ],
  ...draft,
});
const aProof = (draft: Partial<Proof> = {}): Proof => ({
  order: "100000001",
  sku: "COAT-M",
  name: "Chef coat",
  pieces: 12,
  told: "open",
  versions: [aVersion()],
  ...draft,
});

/** The page that a letter leads to. */
function open(handlers: Handlers) {
  const href = `/proof#${KEY}`;
  const place = { type: "proof", address: addressOf(href), params: {} } as const;
  renderInShop(<ProofPage place={place} />, { shop: aShop(handlers), href });
  return userEvent.setup();
}

const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole("button", { name }));

it("issue 10.8 shows what will be sewn, where, how large and in which thread, and is approved by what was seen", async () => {
  const asked: unknown[] = [];
  const user = open({
    proof: ({ query }) => {
      asked.push(query);
      return aProof();
    },
    answerProof: ({ body }) => {
      asked.push(body);
      return aProof({ told: "approved", versions: [aVersion({ state: "approved" })] });
    },
  });
  const pictures = await screen.findAllByRole("img", { name: "Chef coat with: Anna Chef" });
  expect(pictures).toHaveLength(2);
  for (const said of ["Left chest", "52.4 × 24 mm", "12 pieces", "Chef coat · COAT-M"]) {
    expect(screen.getByText(said)).toBeTruthy();
  }
  expect(screen.getByText("1366 Navy")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await click(user, "Approve for sewing");
  expect(await screen.findByText("You have approved it. We sew it like this.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(asked).toEqual([{ key: KEY }, { answer: "approve", key: KEY, hash: "a".repeat(64) }]);
});

it("issue 10.8 a change is asked for in words, by a mark that is moved by keys, and by a line", async () => {
  const asked: unknown[] = [];
  const user = open({
    proof: () => aProof(),
    answerProof: ({ body }) => {
      asked.push(body);
      return aProof({ told: "commented" });
    },
  });
  await click(user, "Ask for a change");
  expect(document.activeElement?.textContent).toBe("Ask for a change");
  await click(user, "Send the comment");
  expect(await screen.findByText("Say what is to be changed.")).toBeTruthy();
  await click(user, "Mark the middle");
  const mark = screen.getByRole("button", {
    name: "Mark 1: 50 percent from the left, 50 percent from the top",
  });
  expect(document.activeElement).toBe(mark);
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowUp}{/Shift}");
  const surface = mark.parentElement?.querySelector("[data-marking]");
  if (!surface) throw new Error("There is nothing to draw on");
  Object.assign(surface, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => true,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 480, height: 240 }),
  });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true });
  fireEvent.pointerDown(surface, at(48, 24));
  fireEvent.pointerMove(surface, at(240, 120));
  expect(await axeViolations()).toEqual([]);
  await user.type(
    screen.getByRole("textbox", { name: /What is to be changed/ }),
    "Higher at mark 1",
  );
  await click(user, "Send the comment");
  expect(
    await screen.findByText("We have your comment, and send you the proof again."),
  ).toBeTruthy();
  expect(asked).toEqual([
    {
      answer: "comment",
      key: KEY,
      hash: "a".repeat(64),
      text: "Higher at mark 1",
      marks: [{ view: "near", at: [490, 400] }],
      strokes: [
        {
          view: "near",
          points: [
            [100, 100],
            [500, 500],
          ],
        },
      ],
    },
  ]);
});

it("issue 10.8 what was drawn is seen in the history, each version by itself", async () => {
  const drawing = {
    marks: [{ view: "whole" as const, at: [250, 750] as [number, number] }],
    strokes: [],
  };
  const at = "2026-03-02T11:00:00.000Z";
  open({
    proof: () =>
      aProof({
        versions: [
          aVersion({ version: 2 }),
          aVersion({
            state: "replaced",
            events: [{ step: "comment", at, text: "Higher at mark 1", drawing }],
          }),
        ],
      }),
  });
  const history = within(await screen.findByRole("region", { name: "History" }));
  expect(history.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    expect.stringContaining("We sent it to you · Version 2"),
    expect.stringContaining("You asked for a change · Version 1"),
  ]);
  const drawn = history.getByRole("img");
  expect(drawn.getAttribute("src")).toBe("/media/proof/1/key/n-whole.jpg");
  expect(drawn.parentElement?.textContent).toBe("1");
});

it.each([
  ["replaced", "This proof was replaced. We send you another one."],
  ["withdrawn", "This proof was taken back. There is nothing to approve."],
  ["waits", "Your order waits. Once it goes on, you can answer here."],
  ["canceled", "This was called off. Nothing of it is sewn."],
] as const)("issue 10.8 that is %s says so, and asks for nothing", async (told, text) => {
  open({ proof: () => aProof({ told }) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("issue 10.8 a link that opens nothing says so, and an answer that comes too late does", async () => {
  const problems = (error: "proof.noSuchProof" | "proof.changedSince") => ({
    problems: [{ error, field: "", params: [] }],
  });
  open({
    proof: () => {
      throw aRefusal(404, problems("proof.noSuchProof"));
    },
  });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This link opens no proof, or not any more.",
  );
  cleanup();
  const user = open({
    proof: () => aProof(),
    answerProof: () => {
      throw aRefusal(409, problems("proof.changedSince"));
    },
  });
  await click(user, "Approve for sewing");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "The design was changed since you looked at it. Please look at it again.",
    ),
  );
});
