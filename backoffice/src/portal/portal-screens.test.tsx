// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";
import { NEW_PORTAL } from "./portal-form.ts";

const HARBOUR: CallReply<"portal"> = {
  ...NEW_PORTAL,
  id: 31,
  code: "harbour",
  name: "Harbour Catering",
  logo: null,
  members: 2,
  version: 4,
};
const CHOICES: CallReply<"portalChoices"> = {
  portals: [{ id: 31, code: "harbour", name: "Harbour Catering" }],
  categories: [
    { id: 3, name: "Kitchen" },
    { id: 4, name: "Kitchen / Aprons" },
  ],
};
const ASKED = { ...SIGNED_IN, portal: () => HARBOUR, portalChoices: () => CHOICES };
const opened = async (user: { click(element: Element): Promise<void> }, name: string) => {
  const part = within(await screen.findByRole("region", { name }));
  await user.click(part.getByRole("button", { name, expanded: false }));
  return part;
};

it("PORTAL-12 lists portals, and makes one where the domain has nothing against it", async () => {
  const addPortal = vi.fn<(asked: Asked) => CallReply<"addPortal">>(() => HARBOUR);
  const rows = [{ ...HARBOUR, forceLogin: true }];
  const portals = () => ({ rows, next: null });
  const { user, go } = open("/admin/portals", { ...ASKED, portals, addPortal });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Harbour CateringharbourActiveForced2");
  expect(await axeViolations()).toEqual([]);
  await go("/admin/portals/new");
  await user.type(await screen.findByLabelText("Name"), "Harbour Catering");
  await user.type(screen.getByLabelText("Code"), "9 lives");
  await user.click(screen.getByRole("button", { name: "Add Portal" }));
  expect(await screen.findByRole("link", { name: /^Enter a code of 2 to 32/ })).toBeTruthy();
  expect(addPortal).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText("Code"));
  await user.type(screen.getByLabelText("Code"), "harbour");
  await user.selectOptions(screen.getByLabelText("Login is forced"), "yes");
  await user.click(screen.getByRole("button", { name: "Add Portal" }));
  await screen.findByRole("heading", { level: 1, name: "Harbour Catering" });
  expect(addPortal.mock.lastCall?.[0].body).toMatchObject({ code: "harbour", forceLogin: true });
});

it("PORTAL-14 PORTAL-27 saves from several forms what each has changed, and says that a colleague was faster", async () => {
  let version = 4;
  const changePortal = vi.fn<(asked: Asked) => CallReply<"changePortal">>(({ body }) => {
    version += 1;
    return { ...HARBOUR, ...body, version };
  });
  const answers = { ...ASKED, changePortal };
  const { user } = open("/admin/portals/31", answers);
  const does = await opened(user, "What It Does");
  await user.selectOptions(does.getByLabelText("Hides the search"), "yes");
  await user.click(does.getByRole("button", { name: "Save" }));
  await does.findByText(/^Saved/);
  const menu = await opened(user, "Menu");
  await user.selectOptions(menu.getByLabelText("Add a category"), "4");
  await user.click(menu.getByRole("button", { name: "What it says of Kitchen / Aprons" }));
  await user.type(menu.getByLabelText("Name"), "Galley");
  expect(await axeViolations()).toEqual([]);
  await user.click(menu.getByRole("button", { name: "Save the Menu" }));
  await menu.findByText(/^Saved/);
  expect(changePortal.mock.lastCall?.[0].body).toMatchObject({
    version: 5,
    hideSearch: true,
    categories: [{ categoryId: 4, name: "Galley", canonical: null }],
  });
  changePortal.mockImplementation(
    () => new RefusedAnswer(409, "portal.changedMeanwhile", "Somebody else.") as never,
  );
  await user.selectOptions(does.getByLabelText("Hides the search"), "no");
  await user.click(does.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Show What It Is Now" })).toBeTruthy();
});

it("PORTAL-13 shows notices as shoppers would see them before they are saved", async () => {
  const previewNotices = vi.fn<(asked: Asked) => CallReply<"previewNotices">>(() => ({
    ...NEW_PORTAL.notices,
    disclaimer: "<p>For crew only.</p>",
  }));
  const { user } = open("/admin/portals/31", { ...ASKED, previewNotices });
  const notices = await opened(user, "Notices");
  await user.type(notices.getByLabelText("Disclaimer"), "<p>For crew only.<script></p>");
  await user.click(notices.getByRole("button", { name: "Preview" }));
  const preview = within(await screen.findByRole("region", { name: "Preview" }));
  expect(preview.getByText("For crew only.")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("PORTAL-07 takes a logo, and a portal to which somebody belongs stays", async () => {
  const setPortalLogo = vi.fn<(asked: Asked) => CallReply<"setPortalLogo">>(() => ({
    ...HARBOUR,
    logo: "/media/portals/31/abc/logo.png",
    version: 5,
  }));
  const { user } = open("/admin/portals/31", { ...ASKED, setPortalLogo });
  const logo = await opened(user, "Logo");
  const file = new File(["x"], "logo.png", { type: "image/png" });
  await user.upload(logo.getByLabelText("File: Logo of the portal"), file);
  await waitFor(() => expect(logo.getByRole("img", { name: "Harbour Catering" })).toBeTruthy());
  const end = await opened(user, "Remove the Portal");
  expect(end.getByRole<HTMLButtonElement>("button", { name: "Remove" }).disabled).toBe(true);
});
