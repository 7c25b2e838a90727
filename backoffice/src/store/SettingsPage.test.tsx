// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Settings = CallReply<"shopSettings">;

/** The settings of the US store view, whose website names a telephone. */
const settingsWith = (own: Readonly<Record<string, unknown>>, edition = "first"): Settings => ({
  scopes: [
    { kind: "default", id: 0, name: "All websites" },
    { kind: "store", id: 2, name: "Français" },
  ],
  scope: { kind: "store", id: 2 },
  edition,
  settings: Object.entries(storeSettingDefaults).map(([path, value]: [string, unknown]) => ({
    path,
    value: path in own ? own[path] : path === "phone" ? "1 800" : value,
    isOwn: path in own,
    inherited: path === "phone" ? { value: "1 800", from: "website" } : { value, from: "built-in" },
    changed: path === "phone" ? { by: "jo@example.com", at: "2026-03-02T10:00:00.000Z" } : null,
  })),
});

const changeSettings = vi.fn<(asked: Asked) => Settings | RefusedAnswer>();
const openSettings = () =>
  open("/admin/settings?scope=store-2", {
    ...SIGNED_IN,
    shopSettings: () => settingsWith({ phone: "ici" }),
    changeSettings,
    ownSessions: () => ({ sessions: [] }),
  });
const phone = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Telephone" });
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save Settings" });
beforeEach(() => {
  changeSettings.mockReset();
  vi.unstubAllGlobals();
});

it("hallway §7 shows what the scope says, what it inherits, and from where", async () => {
  openSettings();
  expect((await phone()).value).toBe("ici");
  const name = screen.getByLabelText<HTMLInputElement>("Store name");
  expect([name.value, name.disabled]).toEqual(["Placket", true]);
  expect(
    screen.getByRole("checkbox", { name: /Use default \(the website\).*Telephone/ }),
  ).toBeTruthy();
  expect(save().disabled).toBe(true);
  expect(await axeViolations()).toEqual([]);
});

it("finds a setting by its words, and shows what was changed of another, as it would be saved", async () => {
  changeSettings.mockReturnValue(settingsWith({ phone: "ici" }, "second"));
  const { user } = openSettings();
  await user.type(await phone(), "!");
  await user.type(screen.getByRole("searchbox", { name: "Find a setting" }), "flat RATE");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Telephone" }).value).toBe("ici!");
  expect(screen.queryByLabelText("Store name")).toBeNull();
  expect(screen.getByLabelText("Flat rate")).toBeTruthy();
  expect(screen.getByText("3 settings")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Shipping",
    "Shop",
  ]);
  expect(await axeViolations()).toEqual([]);
  await user.clear(screen.getByRole("searchbox", { name: "Find a setting" }));
  await user.type(screen.getByRole("searchbox", { name: "Find a setting" }), "no such thing");
  expect(screen.getByText("No setting has these words.")).toBeTruthy();
  await user.click(save());
  expect(changeSettings.mock.lastCall?.[0].body).toMatchObject({ set: { phone: "ici!" } });
});

it("finds nothing, says so, and offers nothing to save but the way back to all", async () => {
  const { user } = openSettings();
  await phone();
  const search = screen.getByRole("searchbox", { name: "Find a setting" });
  await user.type(search, "no such thing");
  expect(screen.getByText("No setting has these words.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save Settings" })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Show All Settings" }));
  expect(document.activeElement).toBe(search);
  expect(await phone()).toBeTruthy();
  expect(save()).toBeTruthy();
});

it("shows what is wrong, whatever is looked for", async () => {
  const { user } = openSettings();
  await phone();
  await user.click(screen.getByRole("checkbox", { name: /Use default.*Flat rate/ }));
  await user.clear(screen.getByLabelText("Flat rate"));
  await user.type(screen.getByLabelText("Flat rate"), "7.95");
  await user.type(screen.getByRole("searchbox", { name: "Find a setting" }), "telephone");
  await user.click(save());
  await user.click(await screen.findByRole("link", { name: /^Flat rate takes/ }));
  expect(document.activeElement).toBe(screen.getByLabelText("Flat rate"));
});

it("leads to each group, and from everywhere back to the search, by the keyboard as well", async () => {
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  const { user } = openSettings();
  const groups = within(await screen.findByRole("navigation", { name: "Groups of settings" }));
  groups.getByRole("link", { name: /^Checkout \d+$/ }).focus();
  await user.keyboard("{Enter}");
  expect(shown).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Checkout" }));
  expect(location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: "Find a Setting" }));
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Find a setting" }));
});

it("saves what was changed, against what was read, and says so", async () => {
  changeSettings.mockReturnValue(settingsWith({ storeName: "Filiale" }, "second"));
  const { user } = openSettings();
  await phone();
  await user.click(screen.getByRole("checkbox", { name: /Use default.*Telephone/ }));
  expect((await phone()).value).toBe("1 800");
  await user.click(screen.getByRole("checkbox", { name: /Use default.*Store name/ }));
  await user.clear(screen.getByLabelText("Store name"));
  await user.type(screen.getByLabelText("Store name"), "Filiale");
  await user.click(save());
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(changeSettings.mock.lastCall?.[0].body).toEqual({
    scope: { kind: "store", id: 2 },
    edition: "first",
    set: { storeName: "Filiale" },
    useDefault: ["phone"],
  });
  expect(save().disabled).toBe(true);
});

it("holds a value against the domain's own check before it is sent", async () => {
  const { user } = openSettings();
  await phone();
  await user.click(screen.getByRole("checkbox", { name: /Use default.*Flat rate/ }));
  await user.clear(screen.getByLabelText("Flat rate"));
  await user.type(screen.getByLabelText("Flat rate"), "7.95");
  await user.click(save());
  const summary = await screen.findByRole("region", { name: "Not saved yet" });
  expect(document.activeElement).toBe(summary);
  await user.click(
    screen.getByRole("link", { name: "Flat rate takes a whole number from 0 to 2147483647." }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Flat rate"));
  expect(screen.getByLabelText("Flat rate").getAttribute("aria-invalid")).toBe("true");
  expect(changeSettings).not.toHaveBeenCalled();
});

it("says that somebody else was faster, and begins with what is set now", async () => {
  changeSettings.mockReturnValue(
    new RefusedAnswer(409, "store.settingsChanged", "Somebody else changed these settings."),
  );
  const { user } = openSettings();
  await user.type(await phone(), "!");
  await user.click(save());
  expect(await screen.findByText("Somebody else changed these settings.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show What Is Set Now" }));
  await waitFor(async () => expect((await phone()).value).toBe("ici"));
});

it("says who changed the scope last, and who changed a setting", async () => {
  openSettings();
  expect((await screen.findByText(/^Changed last by/)).textContent).toContain("jo@example.com");
  const hint = document.getElementById((await phone()).getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("Changed by jo@example.com");
});

it("asks before it is left with something unsaved, and never otherwise", async () => {
  const { user, go } = openSettings();
  await user.type(await phone(), "!");
  void go("/admin/account");
  await user.click(await screen.findByRole("button", { name: "Stay Here" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([location.pathname, (await phone()).value]).toEqual(["/admin/settings", "ici!"]);
  await user.type(await phone(), "{Backspace}");
  void go("/admin/account");
  expect(await screen.findByRole("heading", { name: "Your Account" })).toBeTruthy();
});

it("is left with something unsaved by whoever says so", async () => {
  const { user, go } = openSettings();
  await user.type(await phone(), "!");
  void go("/admin/account");
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByRole("heading", { name: "Your Account" })).toBeTruthy();
});

it("is for nobody who may not change settings", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  open("/admin/settings", { session: () => ({ staff: anOwner({ role: "clerk", permissions }) }) });
  expect(await screen.findByRole("heading", { name: "Not for your role" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Embroidery" })).toBeNull();
  expect(screen.getByRole("link", { name: "Deliveries" })).toBeTruthy();
});

it("FOOT-19 the popup's promotion is one of those whose rules want a code", async () => {
  changeSettings.mockReturnValue(settingsWith({ phone: "ici" }, "second"));
  const { user } = open("/admin/settings?scope=store-2", {
    ...SIGNED_IN,
    shopSettings: () => settingsWith({ phone: "ici", popupRuleId: 9 }),
    changeSettings,
    cartRules: () => ({
      rows: [
        { id: 4, name: "Welcome", needsCoupon: true, isActive: true },
        { id: 5, name: "Everybody", needsCoupon: false, isActive: true },
      ],
      next: null,
    }),
    ownSessions: () => ({ sessions: [] }),
  } as never);
  const choice = await screen.findByLabelText<HTMLSelectElement>(
    "Promotion whose codes the popup gives",
  );
  await within(choice).findByRole("option", { name: "Welcome" });
  expect([...choice.options].map(({ text }) => text)).toEqual(["None", "Promotion 9", "Welcome"]);
  await user.selectOptions(choice, "Welcome");
  await user.click(save());
  await waitFor(() =>
    expect(changeSettings.mock.lastCall?.[0].body).toMatchObject({ set: { popupRuleId: 4 } }),
  );
});
