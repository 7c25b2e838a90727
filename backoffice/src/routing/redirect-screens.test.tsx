// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const VIEWS = [
  { id: 0, name: "All store views" },
  { id: 2, name: "Français" },
];
const RULE = {
  id: 4,
  storeViewId: 0,
  storeView: "All store views",
  requestPath: "old-coats",
  targetPath: "kitchen/chef-coats",
  kind: "permanent",
  hindrances: [],
} satisfies CallReply<"addRedirect">;
const SENT = {
  storeViewId: 0,
  requestPath: "old-coats",
  targetPath: "kitchen/chef-coats",
  kind: "permanent",
};
const list = (): CallReply<"redirects"> => ({ rows: [RULE], next: null, views: VIEWS });

it("hallway §7: lists redirects, and adds one where the domain has nothing against it", async () => {
  const addRedirect = vi.fn<(asked: Asked) => CallReply<"addRedirect">>(() => ({
    ...RULE,
    id: 5,
    requestPath: "sale",
  }));
  const { user } = open("/admin/redirects", { ...SIGNED_IN, redirects: list, addRedirect });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("kitchen/chef-coatsMoved for good (301)All store views");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /^From the path: enter a path/ })).toBeTruthy();
  await user.type(screen.getByLabelText("From the path"), `${location.origin}/sale`);
  await user.type(screen.getByLabelText("To the path"), "/sale.html");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /^It would lead to itself/ })).toBeTruthy();
  expect(addRedirect).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText("To the path"));
  await user.type(screen.getByLabelText("To the path"), "kitchen");
  await user.selectOptions(screen.getByLabelText("Holds in"), "2");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText(/^“sale” leads to/)).toBeTruthy();
  expect(addRedirect.mock.lastCall?.[0].body).toEqual({
    requestPath: "/sale",
    targetPath: "kitchen",
    kind: "permanent",
    storeViewId: 2,
  });
});

it("removes one after a question", async () => {
  const removeRedirect = vi.fn<(asked: Asked) => CallReply<"removeRedirect">>(() => ({
    removed: 4,
  }));
  const { user } = open("/admin/redirects", { ...SIGNED_IN, redirects: list, removeRedirect });
  await user.click(await screen.findByRole("button", { name: "Remove the redirect of old-coats" }));
  await screen.findByRole("dialog", { name: "Remove the redirect of “old-coats”?" });
  await user.click(screen.getByRole("button", { name: "Remove" }));
  const said = await screen.findByText("Removed.");
  // Heard once: by the focus, and by no status besides.
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(said.closest("output, [role=status], [role=alert], [aria-live]")).toBeNull();
  expect(removeRedirect.mock.lastCall?.[0]).toMatchObject({ param: "4", body: { seen: SENT } });
});

it("says of one that is saved, and in the list, that nobody is led by it and where", async () => {
  const storeViews = ["US English", "Français"];
  const isThere = { ...RULE, hindrances: [{ hindrance: "page_there" as const, storeViews }] };
  const leadsNowhere = {
    ...RULE,
    hindrances: [{ hindrance: "no_target" as const, storeViews: ["Français"] }],
  };
  const covered = { hindrance: "covered" as const, storeViews: ["Français"] };
  const isCovered = { ...RULE, id: 5, requestPath: "twice", hindrances: [covered] };
  const { user, go } = open("/admin/redirects", {
    ...SIGNED_IN,
    redirects: () => ({ rows: [isThere, isCovered], next: null, views: VIEWS }),
    addRedirect: () => leadsNowhere,
    redirect: () => ({ ...RULE, views: VIEWS }),
    changeRedirect: () => isThere,
  });
  const goesFirst = "Never followed: another redirect of this path goes first (Français).";
  const inTheWay = "Not followed: a page stands at this path (US English, Français).";
  expect(await screen.findByRole("cell", { name: inTheWay })).toBeTruthy();
  expect(screen.getByRole("cell", { name: goesFirst })).toBeTruthy();
  await user.type(screen.getByLabelText("From the path"), "old-coats");
  await user.type(screen.getByLabelText("To the path"), "nowhere");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(
    await screen.findByText(
      "“old-coats” is added. Leads nowhere: no page is found at its target (Français).",
    ),
  ).toBeTruthy();
  await go("/admin/redirects/4");
  await user.type(await screen.findByLabelText("To the path"), "x");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`Saved. ${inTheWay}`)).toBeTruthy();
});

it("changes one against what was read, twice in a row", async () => {
  let kept: CallReply<"changeRedirect"> = RULE;
  const changeRedirect = vi.fn<(asked: Asked) => CallReply<"changeRedirect">>(({ body }) => {
    kept = { ...RULE, targetPath: String(body["targetPath"]) };
    return kept;
  });
  const redirect = () => ({ ...kept, views: VIEWS });
  const { user } = open("/admin/redirects/4", { ...SIGNED_IN, redirect, changeRedirect });
  const target = await screen.findByLabelText<HTMLInputElement>("To the path");
  for (const [from, to] of [
    ["kitchen/chef-coats", "kitchen"],
    ["kitchen", "cellar"],
  ] as const) {
    await user.clear(target);
    await user.type(target, to);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(changeRedirect.mock.lastCall?.[0].body).toEqual({
        ...SENT,
        targetPath: to,
        seen: { ...SENT, targetPath: from },
      }),
    );
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  }
  expect(await axeViolations()).toEqual([]);
});

it("says that a colleague was faster, keeps what was typed, and shows what it is now", async () => {
  let targetPath: string = RULE.targetPath;
  const answers = {
    ...SIGNED_IN,
    redirect: () => ({ ...RULE, targetPath, views: VIEWS }),
    changeRedirect: () => {
      targetPath = "cellar";
      return new RefusedAnswer(409, "routing.redirectChanged", "A colleague was faster.");
    },
  };
  const { user } = open("/admin/redirects/4", answers);
  const target = () => screen.getByLabelText<HTMLInputElement>("To the path");
  await screen.findByLabelText("To the path");
  await user.clear(target());
  await user.type(target(), "attic");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A colleague was faster.")).toBeTruthy();
  expect(target().value).toBe("attic");
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  await waitFor(() => expect(target().value).toBe("cellar"));
});
