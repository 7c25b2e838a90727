// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const ABOUT: CallReply<"content"> = {
  id: 5,
  kind: "page",
  title: "About",
  heading: "",
  metaTitle: "",
  metaDescription: "",
  storeViewId: 0,
  key: "about",
  location: null,
  onPath: null,
  position: 0,
  view: "All store views",
  state: "draft",
  live: null,
  updatedAt: "2026-03-02T10:00:00.000Z",
  version: 2,
  parts: [
    { kind: "text", values: { html: "<p>We sew.</p>" }, entries: [] },
    {
      kind: "callToAction",
      values: { title: "Come in", text: "", label: "Kitchen", href: "/kitchen" },
      entries: [],
    },
  ],
  revisions: [
    { number: 2, title: "About", by: "mira@example.com", at: "2026-03-02T10:00:00.000Z" },
    { number: 1, title: "Of us", by: "", at: "2026-03-01T10:00:00.000Z" },
  ],
};
const CHOICES: CallReply<"contentChoices"> = {
  views: [
    { id: 0, name: "All store views" },
    { id: 2, name: "Français" },
  ],
};
const ASKED = { ...SIGNED_IN, content: () => ABOUT, contentChoices: () => CHOICES };

it("issue 12 lists content, and begins a page where the domain has nothing against it", async () => {
  const addContent = vi.fn<(asked: Asked) => CallReply<"addContent">>(() => ABOUT);
  const contents = () => ({ rows: [ABOUT], next: null });
  const { user, go } = open("/admin/content", { ...ASKED, contents, addContent });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("AboutPage/aboutAll store viewsDraft");
  expect(await axeViolations()).toEqual([]);
  await go("/admin/content/new");
  fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "About" } });
  fireEvent.change(screen.getByLabelText("Path or name"), { target: { value: "contact" } });
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /^The store answers this path/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Path or name"), { target: { value: "about" } });
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByRole("heading", { level: 1, name: "About" });
  expect(addContent.mock.lastCall?.[0].body).toMatchObject({
    kind: "page",
    placement: { key: "about", storeViewId: 0, location: null, onPath: null, position: 0 },
    written: { title: "About", parts: [] },
  });
});

it("issue 12 parts are added, moved and removed, and saved as they were seen", async () => {
  const writeContent = vi.fn<(asked: Asked) => CallReply<"writeContent">>(({ body }) => ({
    ...ABOUT,
    ...(body["written"] as object),
    version: 3,
    revisions: [{ ...ABOUT.revisions[0]!, number: 3 }, ...ABOUT.revisions],
  }));
  const { user } = open("/admin/content/5", { ...ASKED, writeContent });
  await user.click(await screen.findByRole("button", { name: "Move part 2 up" }));
  await user.click(screen.getByRole("button", { name: "Remove part 2" }));
  await user.selectOptions(screen.getByLabelText("Add a part"), "hotspots");
  await user.click(screen.getByRole("button", { name: "Save Draft" }));
  const wrong = await screen.findByText("Part 2: fill in “Picture”.");
  expect(wrong).toBeTruthy();
  expect(writeContent).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Remove part 2" }));
  await user.selectOptions(screen.getByLabelText("Add a part"), "text");
  const text = within(screen.getByRole("group", { name: "2. Text" })).getByLabelText("Text");
  fireEvent.change(text, { target: { value: "<p>New</p>" } });
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save Draft" }));
  expect(await screen.findByText("Saved as a draft.")).toBeTruthy();
  expect(writeContent.mock.lastCall?.[0].body).toMatchObject({
    version: 2,
    written: {
      title: "About",
      parts: [{ kind: "callToAction" }, { kind: "text", values: { html: "<p>New</p>" } }],
    },
  });
});

it("issue 12 is looked at, published, and an earlier revision restored", async () => {
  const publishContent = vi.fn<(asked: Asked) => CallReply<"publishContent">>(() => ({
    ...ABOUT,
    state: "published" as const,
    live: 2,
    version: 3,
  }));
  const restoreContent = vi.fn<(asked: Asked) => CallReply<"restoreContent">>(
    () => new RefusedAnswer(409, "content.changedMeanwhile", "Somebody else.") as never,
  );
  const previewContent = () => ({ html: "<p>We sew.</p>", parts: [] });
  const { user } = open("/admin/content/5", {
    ...ASKED,
    publishContent,
    restoreContent,
    previewContent,
  });
  await user.click(await screen.findByRole("button", { name: "Preview" }));
  const preview = await screen.findByRole("region", { name: "Preview" });
  expect(preview.textContent).toContain("We sew.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Published. Shoppers see it within a second.")).toBeTruthy();
  expect(publishContent.mock.lastCall?.[0].body).toEqual({ version: 2, number: 2 });
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Revisions", expanded: false }));
  await user.click(screen.getByRole("button", { name: "Restore revision 1" }));
  expect(await screen.findByText("Somebody else.")).toBeTruthy();
  expect(restoreContent.mock.lastCall?.[0].body).toEqual({ version: 3, number: 1 });
});
