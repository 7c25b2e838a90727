// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { notices } from "../notice/notices.ts";
import { knownCustomer, signInWanted } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import Questions from "./Questions.tsx";

interface Sent {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: object | undefined;
}

let sent: Sent[];
let total: number;
let guestsMayAsk: boolean;
let refusal: Error | undefined;

beforeEach(() => {
  sent = [];
  total = 2;
  guestsMayAsk = true;
  refusal = undefined;
  notices.set([]);
  act(() => knownCustomer.set(null));
});
afterEach(() => {
  cleanup();
  act(() => knownCustomer.set(undefined));
});

const asked = (at: number) => ({
  question_id: at,
  author: "Kim",
  question: `Question ${at}?`,
  answer: `Answer ${at}.`,
});

function show() {
  const graphql = (operation: { readonly name: string }, variables: object, headers?: object) => {
    const given = variables as Readonly<Record<string, unknown>>;
    if (operation.name === "CreateQuestion") {
      if (refusal) return Promise.reject(refusal);
      sent.push({ variables: given, headers });
      return Promise.resolve({ createQuestion: { question_id: 1 } });
    }
    const found = given["search"] === "" ? total : given["search"] === "none" ? 0 : 1;
    return Promise.resolve({
      getQuestions: {
        items: Array.from({ length: Math.min(found, 5) }, (_, at) => asked(at + 1)),
        total_count: found,
        page_info: { total_pages: Math.ceil(found / 5) },
      },
      storeConfig: {
        allow_guest_to_question: guestsMayAsk,
        recaptcha_site_key: null,
        form_recaptcha_type: null,
        form_recaptcha_actions: [],
      },
    });
  };
  const shop = { ...aShop({}), graphql: graphql as never };
  renderInShop(<Questions product={{ id: 7, parentId: null, name: "Merrow coat" } as never} />, {
    shop,
  });
}

const dialog = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Add Question" }));
  return within(await screen.findByRole("dialog", { name: "Ask about Merrow coat" }));
};

it("PDP-16 QNA-01 shows what was asked and answered, with a form in a popup that begins at the question", async () => {
  show();
  const block = within(await screen.findByRole("region", { name: "Questions & Answers" }));
  expect(await block.findByRole("heading", { name: "Question 2?" })).toBeTruthy();
  expect(block.getByText("Answer 2.")).toBeTruthy();
  expect(block.queryByLabelText("Find in questions")).toBeNull();
  expect(await axeViolations()).toEqual([]);
  const form = await dialog();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Your question")));
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Question" }));
});

it("QNA-03 QNA-04 QNA-05 QNA-12 a guest fills in all fields, and is told that it was submitted", async () => {
  show();
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  expect(form.getByRole("alert").textContent).toBe("Please fill in all fields.");
  expect(document.activeElement).toBe(form.getByLabelText("Your question"));
  await userEvent.type(form.getByLabelText("Your question"), "Does it shrink?");
  await userEvent.type(form.getByLabelText("Nickname"), "Kim");
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  expect(form.getByRole("alert").textContent).toBe("Please fill in all fields.");
  expect(document.activeElement).toBe(form.getByLabelText("Email for our answer"));
  await userEvent.type(form.getByLabelText("Email for our answer"), "kim");
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  expect(form.getByRole("alert").textContent).toBe("Please enter a valid email");
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText("Email for our answer"), "@example.com");
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(notices.get()).toMatchObject([
    { text: "Your question has been submitted successfully.", ms: 5000, type: "success" },
  ]);
  expect(sent[0]?.variables).toEqual({
    author: "Kim",
    email: "kim@example.com",
    question: "Does it shrink?",
    page_type: "product",
    display_at: "product",
    identifier: "7",
    customer_id: null,
  });
});

it("QNA-04 whoever is signed in finds name and email filled in, and needs the question alone", async () => {
  const ann = { id: 4, email: "ann@example.com", firstName: "Ann", lastName: "Weaver" };
  act(() => knownCustomer.set(ann));
  guestsMayAsk = false;
  show();
  const form = await dialog();
  expect(form.getByLabelText<HTMLInputElement>("Nickname").value).toBe("Ann W");
  expect(form.getByLabelText<HTMLInputElement>("Email for our answer").value).toBe(ann.email);
  await userEvent.clear(form.getByLabelText("Nickname"));
  await userEvent.type(form.getByLabelText("Your question"), "Does it shrink?");
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ customer_id: 4, author: "" });
});

it("QNA-06 QNA-07 other guests see 'Login To Add Question', which asks for the login popup", async () => {
  guestsMayAsk = false;
  show();
  const before = signInWanted.get();
  await userEvent.click(await screen.findByRole("button", { name: "Login To Add Question" }));
  expect(signInWanted.get()).toBe(before + 1);
  act(() => knownCustomer.set({ id: 4 }));
  expect(await screen.findByRole("button", { name: "Add Question" })).toBeTruthy();
});

it.each([
  [400, "You have asked many questions.", "You have asked many questions."],
  [500, undefined, "Internal server error. Please try after sometime."],
  [0, undefined, "Internal server error. Please try after sometime."],
])("QNA-11 of a call that failed by %s it says why", async (status, said, text) => {
  refusal = new CallError("refused", { kind: "bad_request", status, said });
  act(() => knownCustomer.set({ id: 4 }));
  show();
  const form = await dialog();
  await userEvent.type(form.getByLabelText("Your question"), "Does it shrink?");
  await userEvent.click(form.getByRole("button", { name: "Submit Question" }));
  await vi.waitFor(() => expect(form.getByRole("alert").textContent).toBe(text));
  expect(form.getByLabelText<HTMLTextAreaElement>("Your question").value).toBe("Does it shrink?");
});

it("PDP-16 searches among more than a few, and pages through them", async () => {
  total = 12;
  show();
  const block = within(await screen.findByRole("region", { name: "Questions & Answers" }));
  expect(await block.findByText("Page 1 of 3")).toBeTruthy();
  await userEvent.click(block.getByRole("button", { name: "Older questions" }));
  expect(await block.findByText("Page 2 of 3")).toBeTruthy();
  await userEvent.type(block.getByLabelText("Find in questions"), "none{Enter}");
  expect(await block.findByText("No question says “none”.")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("PDP-16 says that nobody has asked yet", async () => {
  total = 0;
  show();
  expect(await screen.findByText("Nobody has asked about this yet.")).toBeTruthy();
});
