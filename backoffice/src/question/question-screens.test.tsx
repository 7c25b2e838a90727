// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Question = CallReply<"question">;

const ASKED: Question = {
  id: 7,
  product: { sku: "CAP", name: "Example cap", url: "/cap" },
  view: "United States",
  customerId: null,
  author: "Kim",
  email: "kim@example.com",
  question: "Does it shrink?",
  answer: null,
  state: "open",
  rejectReason: null,
  askedAt: "2026-03-02T10:00:00.000Z",
  answeredAt: null,
  toldAt: null,
  version: 1,
};

const questions = (): CallReply<"questions"> => ({
  rows: [ASKED, { ...ASKED, id: 8, question: "Buy at spam.example", state: "rejected" }],
  next: null,
});

it("PDP-16 lists what is asked; several are rejected at once, each as it was seen", async () => {
  const rejectQuestion = vi.fn<(asked: Asked) => Question>(() => ({ ...ASKED, state: "rejected" }));
  const { user } = open("/admin/questions", { ...SIGNED_IN, questions, rejectQuestion });
  const row = within(await screen.findByRole("row", { name: /Does it shrink/ }));
  expect(row.getByText("To be answered")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  for (const name of [/Does it shrink/, /Buy at spam/]) {
    await user.click(within(screen.getByRole("row", { name })).getByRole("checkbox"));
  }
  await user.click(screen.getByRole("button", { name: "Reject as Spam (1)" }));
  await user.click(await screen.findByRole("button", { name: "Reject as Spam" }));
  await vi.waitFor(() => expect(rejectQuestion).toHaveBeenCalledTimes(1));
  expect(rejectQuestion.mock.calls[0]?.[0]).toMatchObject({
    body: { version: 1, reason: "Spam" },
  });
});

it("PDP-16 a question is answered in staff's words, and then taken off the page with a reason", async () => {
  let now = ASKED;
  const answerQuestion = ({ body }: Asked) =>
    (now = {
      ...now,
      ...(body as object),
      state: "answered",
      version: 2,
      toldAt: "2026-03-02T11:00:00.000Z",
    });
  const rejectQuestion = vi.fn<(asked: Asked) => Question>(
    () => (now = { ...now, state: "rejected", rejectReason: "Too old", version: 3 }),
  );
  const { user } = open("/admin/questions/7", {
    ...SIGNED_IN,
    question: () => now,
    answerQuestion,
    rejectQuestion,
  });
  const form = within(await screen.findByRole("region", { name: "Answer It" }));
  expect(await axeViolations()).toEqual([]);
  await user.click(form.getByRole("button", { name: "Publish" }));
  expect((await form.findByRole("region", { name: "Not done yet" })).textContent).toContain(
    "Fill this in.",
  );
  await user.type(form.getByLabelText("Answer"), "Less than 2 %.");
  await user.click(form.getByRole("button", { name: "Publish" }));
  const answered = within(await screen.findByRole("region", { name: "The Answer" }));
  expect(answered.getByText("Whoever asked has had the answer by letter.")).toBeTruthy();
  const reject = within(screen.getByRole("region", { name: "Take It Off the Page" }));
  await user.type(reject.getByLabelText("Why"), "Too old");
  await user.click(reject.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("Too old")).toBeTruthy();
  expect(rejectQuestion.mock.calls[0]?.[0]).toMatchObject({ body: { version: 2 } });
  expect(screen.queryByRole("region", { name: "Take It Off the Page" })).toBeNull();
});

it("PDP-16 whoever was slower is shown what somebody else wrote", async () => {
  let now = ASKED;
  const answerQuestion = () => {
    now = { ...ASKED, state: "answered", answer: "Hardly.", version: 2 };
    return new RefusedAnswer(409, "question.changedMeanwhile", "Look at it again.");
  };
  const { user } = open("/admin/questions/7", {
    ...SIGNED_IN,
    question: () => now,
    answerQuestion,
  });
  const form = within(await screen.findByRole("region", { name: "Answer It" }));
  await user.type(form.getByLabelText("Answer"), "No.");
  await user.click(form.getByRole("button", { name: "Publish" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  const answered = within(await screen.findByRole("region", { name: "The Answer" }));
  expect(answered.getByLabelText<HTMLTextAreaElement>("Answer").value).toBe("Hardly.");
});

it("PDP-16 whoever only reads changes nothing", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  open("/admin/questions/7", {
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    question: () => ASKED,
  });
  expect(await screen.findByText("Does it shrink?")).toBeTruthy();
  expect(screen.getByText("Nobody has answered it.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});
