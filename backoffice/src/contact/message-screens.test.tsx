// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Message = CallReply<"message">;

const SENT: Message = {
  id: 7,
  view: "United States",
  customerId: null,
  name: "Kim Lee",
  email: "kim@example.com",
  telephone: "555 0100",
  comment: "Do you sew in Oslo?",
  state: "open",
  takenBy: null,
  isMine: false,
  sentAt: "2026-03-02T10:00:00.000Z",
  version: 1,
  entries: [],
};

const messages = (): CallReply<"messages"> => ({
  rows: [SENT, { ...SENT, id: 8, comment: "Buy at spam.example", state: "closed" }],
  next: null,
});

it("issue 12.2 lists what is written; several are closed at once, each as it was seen", async () => {
  const moveMessage = vi.fn<(asked: Asked) => Message>(() => ({ ...SENT, state: "closed" }));
  const { user } = open("/admin/messages", { ...SIGNED_IN, messages, moveMessage });
  const row = within(await screen.findByRole("row", { name: /Do you sew in Oslo/ }));
  expect(row.getByText("To be answered")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  for (const name of [/Do you sew/, /Buy at spam/]) {
    await user.click(within(screen.getByRole("row", { name })).getByRole("checkbox"));
  }
  await user.click(screen.getByRole("button", { name: "Close Messages (1)" }));
  await user.click(await screen.findByRole("button", { name: "Close Messages" }));
  await vi.waitFor(() => expect(moveMessage).toHaveBeenCalledTimes(1));
  expect(moveMessage.mock.calls[0]?.[0]).toMatchObject({ body: { version: 1, state: "closed" } });
});

it("issue 12.2 a message is taken, answered by letter, noted and closed", async () => {
  let now = SENT;
  const write = (change: Partial<Message>) =>
    (now = { ...now, version: now.version + 1, ...change });
  const entry = (kind: "reply" | "note", { body }: Asked) => {
    const { text } = body as { text: string };
    const at = "2026-03-02T11:00:00.000Z";
    const id = now.entries.length + 1;
    return [{ id, kind, text, by: "mira@example.com", at }, ...now.entries];
  };
  const answerMessage = vi.fn<(asked: Asked) => Message>((asked) =>
    write({ state: "answered", entries: entry("reply", asked) }),
  );
  const { user } = open("/admin/messages/7", {
    ...SIGNED_IN,
    message: () => now,
    takeMessage: () => write({ takenBy: "mira@example.com", isMine: true }),
    answerMessage,
    noteOnMessage: (asked) => write({ entries: entry("note", asked) }),
    moveMessage: () => write({ state: "closed" }),
  });
  await user.click(await screen.findByRole("button", { name: "Take It" }));
  expect(await screen.findByRole("button", { name: "Hand It Back" })).toBeTruthy();
  const form = within(screen.getByRole("region", { name: "Answer It" }));
  expect(await axeViolations()).toEqual([]);
  await user.click(form.getByRole("button", { name: "Send Answer" }));
  await form.findByRole("region", { name: "Not done yet" });
  expect(answerMessage).not.toHaveBeenCalled();
  await user.type(form.getByLabelText("Answer"), "We do.");
  await user.click(form.getByRole("button", { name: "Send Answer" }));
  const written = within(screen.getByRole("region", { name: "Answers and Notes" }));
  await written.findByText("We do.");
  expect(answerMessage.mock.calls[0]?.[0]).toMatchObject({ body: { version: 2, text: "We do." } });
  expect(form.getByLabelText<HTMLTextAreaElement>("Answer").value).toBe("");
  const note = within(screen.getByRole("region", { name: "Note" }));
  await user.type(note.getByLabelText("Note"), "Ask the workshop");
  await user.click(note.getByRole("button", { name: "Write Note" }));
  await written.findByText("Ask the workshop");
  await user.click(screen.getByRole("button", { name: "Close It" }));
  expect(await screen.findByRole("button", { name: "Open It Again" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close It" })).toBeNull();
});

it("issue 12.2 whoever was slower is shown what somebody else made of it", async () => {
  let now = SENT;
  const answerMessage = () => {
    now = { ...SENT, state: "closed", version: 2 };
    return new RefusedAnswer(409, "contact.changedMeanwhile", "Look at it again.");
  };
  const { user } = open("/admin/messages/7", {
    ...SIGNED_IN,
    message: () => now,
    answerMessage,
  });
  const form = within(await screen.findByRole("region", { name: "Answer It" }));
  await user.type(form.getByLabelText("Answer"), "We do.");
  await user.click(form.getByRole("button", { name: "Send Answer" }));
  await user.click(await form.findByRole("button", { name: "Show What It Is Now" }));
  expect(await screen.findByText("Closed")).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>("Answer").value, "what was typed stays").toBe(
    "We do.",
  );
});

it("issue 12.2 a message of somebody who was signed in leads to their account", async () => {
  open("/admin/messages/7", { ...SIGNED_IN, message: () => ({ ...SENT, customerId: 4 }) });
  const link = await screen.findByRole("link", { name: "Customer 4" });
  expect(link.getAttribute("href")).toBe("/admin/customers/4");
});

it("issue 12.2 whoever may only read sees it all, and changes nothing", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  const reader = anOwner({ role: "reader", permissions });
  open("/admin/messages/7", { session: () => ({ staff: reader }), message: () => SENT });
  await screen.findByText("Do you sew in Oslo?");
  expect(screen.queryByRole("button", { name: "Take It" })).toBeNull();
  expect(screen.queryByLabelText("Answer")).toBeNull();
});
