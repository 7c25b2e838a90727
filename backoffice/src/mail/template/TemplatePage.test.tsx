// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

type Template = CallReply<"letterTemplate">;
type Name = Template["texts"][number]["name"];

const SAID: Readonly<Record<Name, string>> = {
  subject: "Your {store} order {number}",
  heading: "Thank you for your order {number}.",
  intro: "This is what you ordered:",
  closing: "",
};

/** The confirmation in one of two store views. */
const templateWith = (own: Partial<Record<Name, string>>, edition = "first"): Template => ({
  name: "order.confirmation",
  title: "Order confirmation",
  about: "Goes to the buyer.",
  readers: "shoppers",
  views: [
    { id: 1, name: "US English" },
    { id: 2, name: "Français" },
  ],
  view: 1,
  edition,
  placeholders: [
    { name: "store", means: "the store’s name" },
    { name: "number", means: "the order’s number" },
  ],
  texts: (Object.keys(SAID) as Name[]).map((name) => ({
    name,
    own: own[name] ?? null,
    unlessSaid: SAID[name],
    changed: name in own ? { by: "jo@example.com", at: "2026-03-02T10:00:00.000Z" } : null,
  })),
});

const changeLetterTexts = vi.fn<(asked: Asked) => Template | RefusedAnswer>();
const sendTestLetter = vi.fn<(asked: Asked) => CallReply<"sendTestLetter">>();
/** The server words it by what is typed. */
const previewLetter = vi.fn<(asked: Asked) => CallReply<"previewLetter">>(({ body }) => {
  const { subject = SAID.subject } = body["texts"] as Partial<typeof SAID>;
  return { subject, html: `<p>${subject}</p>`, text: `${subject}\n\nPlacket` };
});
const openTemplate = (address = "/admin/letter-templates/order.confirmation") =>
  open(address, {
    ...SIGNED_IN,
    letterTemplate: ({ query }) => ({
      ...templateWith({ intro: "We have it." }),
      view: Number(query["view"] ?? 1),
    }),
    changeLetterTexts,
    previewLetter,
    sendTestLetter,
  });
const subject = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Subject" });
const frame = () => screen.findByTitle<HTMLIFrameElement>("Letter as HTML");
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save Letter" });
const wordSubject = async ({ user }: ReturnType<typeof open>, text: string) => {
  await subject();
  await user.click(screen.getByRole("checkbox", { name: "As the template says, Subject" }));
  await user.clear(await subject());
  // Braces begin keys of the keyboard there.
  await user.type(await subject(), text.replaceAll("{", "{{"));
};
beforeEach(() => {
  changeLetterTexts.mockReset();
  sendTestLetter.mockReset();
});

it("issue 9 §10 lists every letter with where staff word it otherwise", async () => {
  const { name, title, about, readers } = templateWith({});
  open("/admin/letter-templates", {
    ...SIGNED_IN,
    letterTemplates: () => ({
      templates: [{ name, title, about, readers, wordedFor: ["Français"] }],
    }),
  });
  const link = await screen.findByRole("link", { name: "Order confirmation" });
  expect(link.getAttribute("href")).toBe("/admin/letter-templates/order.confirmation");
  expect(screen.getByRole("cell", { name: "Français" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 9 §10 shows what a letter says, who changed it, and how it reads, in a frame that may do nothing", async () => {
  const { user } = openTemplate();
  expect((await subject()).value).toBe(SAID.subject);
  expect((await subject()).disabled).toBe(true);
  const intro = screen.getByLabelText<HTMLTextAreaElement>("Opening");
  expect([intro.value, intro.disabled]).toEqual(["We have it.", false]);
  const hint = document.getElementById(intro.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("Changed by jo@example.com");
  expect((await frame()).getAttribute("sandbox")).toBe("");
  expect((await frame()).srcdoc).toBe(`<p>${SAID.subject}</p>`);
  expect(previewLetter.mock.lastCall?.[0].body).toEqual({
    view: 1,
    texts: { intro: "We have it." },
  });
  await user.click(screen.getByRole("tab", { name: "Plain text" }));
  expect(screen.getByText(/Placket$/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("draws the letter anew with what is typed, and saves it against what was read", async () => {
  changeLetterTexts.mockReturnValue(templateWith({ subject: "Noted: {number}" }, "second"));
  const shown = openTemplate();
  await wordSubject(shown, "Noted: {number}");
  await waitFor(async () => expect((await frame()).srcdoc).toBe("<p>Noted: {number}</p>"));
  await shown.user.click(screen.getByRole("checkbox", { name: "As the template says, Opening" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Opening").value).toBe(SAID.intro);
  await shown.user.click(save());
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(changeLetterTexts.mock.lastCall?.[0].body).toEqual({
    view: 1,
    edition: "first",
    set: { subject: "Noted: {number}" },
    useDefault: ["intro"],
  });
  expect(save().disabled).toBe(true);
});

it("says which placeholder a letter does not know before anything is sent, and keeps the last sound preview", async () => {
  const shown = openTemplate();
  await wordSubject(shown, "Order {nubmer}");
  await shown.user.click(save());
  const summary = await screen.findByRole("region", { name: "Not saved yet" });
  expect(within(summary).getByRole("link").textContent).toBe(
    "Subject: this letter knows no {nubmer}.",
  );
  expect(changeLetterTexts).not.toHaveBeenCalled();
  const asked = previewLetter.mock.calls.map(([{ body }]) => JSON.stringify(body));
  expect(asked.join()).not.toContain("nubmer");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Send a Test/ }).disabled).toBe(
    true,
  );
});

it("says that somebody else was faster, and begins with what is said now", async () => {
  changeLetterTexts.mockReturnValue(
    new RefusedAnswer(409, "mail.textsChanged", "Somebody else changed these texts."),
  );
  const shown = openTemplate();
  await wordSubject(shown, "Mine");
  await shown.user.click(save());
  expect(await screen.findByText("Somebody else changed these texts.")).toBeTruthy();
  await shown.user.click(screen.getByRole("button", { name: "Show What Is Said Now" }));
  await waitFor(async () => expect((await subject()).value).toBe(SAID.subject));
});

it("sends a test of what is typed to oneself, and says where it is", async () => {
  sendTestLetter.mockReturnValue({ recipient: "mira@example.com", isSent: false });
  const shown = openTemplate("/admin/letter-templates/order.confirmation?view=2");
  await wordSubject(shown, "Essai");
  await shown.user.click(screen.getByRole("button", { name: "Send a Test to Myself" }));
  expect(await screen.findByText(/^Written to mira@example\.com\. It waits/)).toBeTruthy();
  expect(sendTestLetter.mock.lastCall?.[0].body).toEqual({
    view: 2,
    texts: { subject: "Essai", intro: "We have it." },
  });
});

it("goes to another store view, unless something is unsaved", async () => {
  const shown = openTemplate();
  await subject();
  await shown.user.selectOptions(screen.getByLabelText("Worded for"), "Français");
  await waitFor(() => expect(location.search).toBe("?view=2"));
  await wordSubject(shown, "Mine");
  await shown.user.selectOptions(screen.getByLabelText("Worded for"), "US English");
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
});

it("is for nobody who may not word letters", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  open("/admin/letters", {
    session: () => ({ staff: anOwner({ role: "clerk", permissions }) }),
    savedViews: () => ({ views: [] }),
    letters: () => ({ rows: [], next: null }),
  });
  expect(await screen.findByRole("heading", { name: "Letters" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Templates/ })).toBeNull();
});
