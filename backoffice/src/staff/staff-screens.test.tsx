// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const AT = "2026-03-02T10:00:00.000Z";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const LAST_OWNER = "This is the last owner: make somebody else one first.";
const orders = () => ({ rows: [], next: null, counts: { byStatus: {}, moneyToLookAfter: 0 } });
const NOBODY = { ...SIGNED_IN, session: () => ({ staff: null }) };
const member = {
  id: 4,
  email: "jo@example.com",
  name: "Jo Marsh",
  role: "clerk",
  isActive: true,
  hasTwoFactor: true,
  lastSeenAt: AT,
} as const;

it("RFC 6238 asks for the code when the second factor is on, and sends it with the login", async () => {
  const signIn = vi.fn<(asked: Asked) => CallReply<"signIn"> | RefusedAnswer>(({ body }) =>
    "code" in body
      ? { staff: anOwner() }
      : new RefusedAnswer(401, "staff.codeRequired", "Enter the code of your authenticator app."),
  );
  const { user } = open("/admin/", { ...NOBODY, signIn, orders });
  await user.type(await screen.findByLabelText("Email"), "mira@example.com");
  await user.type(screen.getByLabelText("Password"), "eight yards of twill{Enter}");
  const code = await screen.findByLabelText("Code");
  expect(document.activeElement).toBe(code);
  expect(await axeViolations()).toEqual([]);
  await user.type(code, "123456{Enter}");
  expect(await screen.findByRole("heading", { name: "Orders" })).toBeTruthy();
  expect(signIn.mock.lastCall?.[0].body["code"]).toBe("123456");
});

it.each([
  ["staff.invitationUsed", true],
  ["staff.invitationReplaced", false],
  ["staff.invitationExpired", false],
] as const)(
  "says why a link lets nobody in and what to do next: %s",
  async (key, leadsToSignIn) => {
    open("/admin/invitation#an-old-token", {
      session: () => ({ staff: null }),
      invitation: () => new RefusedAnswer(404, key, "It is over. Ask whoever invited you."),
    });
    expect(await screen.findByRole("heading", { name: "This Link Lets Nobody In" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("It is over. Ask whoever invited you.");
    expect(screen.queryByRole("link", { name: "Sign In" }) !== null).toBe(leadsToSignIn);
    expect(await axeViolations()).toEqual([]);
  },
);

it("sets a password behind an invitation's link, and signs in", async () => {
  const acceptInvitation = vi.fn<(asked: Asked) => CallReply<"acceptInvitation">>(() => ({
    staff: anOwner(),
  }));
  const { user } = open("/admin/invitation#the-token", {
    ...NOBODY,
    invitation: () => ({ email: "jo@example.com", name: "Jo", role: "clerk" }),
    acceptInvitation,
    orders,
  });
  await user.type(await screen.findByLabelText("Password"), "nine yards of twill{Enter}");
  expect(await screen.findByRole("heading", { name: "Orders" })).toBeTruthy();
  expect(acceptInvitation.mock.lastCall?.[0].body).toEqual({
    token: "the-token",
    password: "nine yards of twill",
  });
});

const STAFF_LIST = {
  members: () => ({ rows: [member], next: null, owners: 2 }),
  invitations: () => ({ invitations: [] }),
};

it("asks before somebody is given another role, and leaves it where the answer is no", async () => {
  const changeRole = vi.fn<(asked: Asked) => CallReply<"changeRole">>(() => ({
    member: { ...member, role: "reader" },
  }));
  const { user } = open("/admin/staff", { ...SIGNED_IN, ...STAFF_LIST, changeRole });
  const role = await screen.findByLabelText<HTMLSelectElement>("Role of Jo Marsh");
  await user.selectOptions(role, "reader");
  const dialog = await screen.findByRole("dialog", { name: "Make Jo Marsh Reader?" });
  const no = within(dialog).getByRole("button", { name: "Cancel" });
  await waitFor(() => expect(document.activeElement).toBe(no));
  expect(await axeViolations()).toEqual([]);
  await user.click(no);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([role.value, changeRole.mock.calls.length]).toEqual(["clerk", 0]);
  await user.selectOptions(role, "reader");
  await user.click(await screen.findByRole("button", { name: "Change Role" }));
  expect(await screen.findByText("Jo Marsh: Reader.", { selector: "output" })).toBeTruthy();
  expect(changeRole.mock.lastCall?.[0]).toMatchObject({ param: "4", body: { role: "reader" } });
});

it("asks before somebody is let go, and says that it is done", async () => {
  const deactivateMember = vi.fn<(asked: Asked) => CallReply<"deactivateMember">>(() => ({
    member: { ...member, isActive: false },
  }));
  const { user } = open("/admin/staff", { ...SIGNED_IN, ...STAFF_LIST, deactivateMember });
  await user.click(await screen.findByRole("button", { name: "Deactivate Jo Marsh" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(deactivateMember).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Deactivate Jo Marsh" }));
  await user.click(await screen.findByRole("button", { name: "Deactivate" }));
  const said = await screen.findByText("Jo Marsh may not sign in any more.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(deactivateMember.mock.lastCall?.[0].param).toBe("4");
});

it("shows the last owner's controls as they are, with the reason that the server would give", async () => {
  const last = { ...member, id: 1, role: "owner", name: "Mira Kowal" } as const;
  let owners = 1;
  const { go } = open("/admin/staff", {
    ...SIGNED_IN,
    ...STAFF_LIST,
    members: () => ({ rows: [last, member], next: null, owners }),
  });
  const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
  const reasonOf = (control: HTMLElement) =>
    document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
  const role = await screen.findByLabelText<HTMLSelectElement>("Role of Mira Kowal");
  expect([role.disabled, reasonOf(role)]).toEqual([true, LAST_OWNER]);
  const deactivate = await button("Deactivate Mira Kowal");
  expect([deactivate.disabled, reasonOf(deactivate)]).toEqual([true, LAST_OWNER]);
  const reset = await button("Reset Second Factor of Mira Kowal");
  expect(reset.disabled).toBe(true);
  expect(reasonOf(reset)).toContain("in your account");
  expect((await button("Deactivate Jo Marsh")).disabled).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>("Role of Jo Marsh").disabled).toBe(false);
  expect(await axeViolations()).toEqual([]);
  owners = 2;
  await go("/admin/staff?role=owner");
  await waitFor(async () => expect((await button("Deactivate Mira Kowal")).disabled).toBe(false));
  expect(screen.queryByText(LAST_OWNER)).toBeNull();
});

it("hallway §7: lets several go at once, never oneself, and says of each what came of it", async () => {
  const self = { ...member, id: 1, role: "owner", name: "Mira Kowal" } as const;
  const ben = { ...member, id: 5, name: "Ben Okafor" };
  const deactivateMember = vi.fn<(asked: Asked) => CallReply<"deactivateMember"> | RefusedAnswer>(
    ({ param }) =>
      param === "5"
        ? new RefusedAnswer(404, "staff.noSuchMember", "Nobody works here by this number.")
        : { member: { ...member, isActive: false } },
  );
  const { user } = open("/admin/staff", {
    ...SIGNED_IN,
    ...STAFF_LIST,
    members: () => ({ rows: [self, member, ben], next: null, owners: 2 }),
    deactivateMember,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(screen.getByRole("button", { name: "Deactivate (2)" }));
  const dialog = await screen.findByRole("dialog", { name: "Deactivate: 2 members?" });
  await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  await screen.findByText("1 of 2 done.");
  const each = within(screen.getByRole("list", { name: "What came of each" }));
  expect(each.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ben Okafor (jo@example.com): Nobody works here by this number.",
    "Jo Marsh (jo@example.com): may not sign in any more",
  ]);
  expect(deactivateMember.mock.calls.map(([{ param }]) => param)).toEqual(["4", "5"]);
});

it("lists who works here, changes a role, and says why it could not", async () => {
  const { user } = open("/admin/staff", {
    ...SIGNED_IN,
    ...STAFF_LIST,
    changeRole: () => new RefusedAnswer(409, "staff.lastOwner", LAST_OWNER),
    invite: ({ body }) => ({
      invitation: {
        id: 1,
        email: String(body["email"]),
        name: String(body["name"]),
        role: "clerk",
        invitedBy: "Mira",
        expiresAt: AT,
      },
      link: "http://shop.example/admin/invitation#T",
      isSent: true,
    }),
  });
  await user.selectOptions(await screen.findByLabelText("Role of Jo Marsh"), "reader");
  await user.click(await screen.findByRole("button", { name: "Change Role" }));
  expect(await screen.findByText(LAST_OWNER, { selector: "output" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Invite" }));
  const summary = await screen.findByRole("region", { name: "Not done yet" });
  expect(summary.textContent).toContain("Enter an email address.");
  await user.type(screen.getByLabelText("Email"), "new@example.com");
  await user.type(screen.getByLabelText("Name"), "New{Enter}");
  const link = "http://shop.example/admin/invitation#T";
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByText(/^A letter to new@example.com is on its way/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Copied.")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText(/does not let it be copied/)).toBeTruthy();
  expect(getSelection()?.toString()).toBe(link);
  expect(await axeViolations()).toEqual([]);
});

it("says that an invitation is withdrawn, and offers its link no more; another's stays", async () => {
  const invitationOf = (id: number, email: string) => ({
    id,
    email,
    name: "New",
    role: "clerk" as const,
    invitedBy: "Mira",
    expiresAt: AT,
  });
  let rows = [invitationOf(8, "old@example.com")];
  const { user } = open("/admin/staff", {
    ...SIGNED_IN,
    ...STAFF_LIST,
    invitations: () => ({ invitations: rows }),
    invite: ({ body }) => {
      const invitation = invitationOf(9, String(body["email"]));
      rows = [...rows, invitation];
      return { invitation, link: "http://shop.example/admin/invitation#T", isSent: false };
    },
    withdrawInvitation: ({ param }) => {
      rows = rows.filter(({ id }) => String(id) !== param);
      return { withdrawn: Number(param) };
    },
  });
  const withdraw = async (email: string) =>
    user.click(await screen.findByRole("button", { name: `Withdraw the invitation of ${email}` }));
  const copy = () => screen.queryByRole("button", { name: "Copy the link" });
  await user.type(await screen.findByLabelText("Email"), "new@example.com");
  await user.type(screen.getByLabelText("Name"), "New{Enter}");
  await screen.findByText(/^Hand this link to new@example.com/);
  await withdraw("old@example.com");
  const said = await screen.findByText("The invitation of old@example.com is withdrawn.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(copy()).toBeTruthy();
  await withdraw("new@example.com");
  await waitFor(() => expect(copy()).toBeNull());
  expect(screen.queryByText(/^Hand this link/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
  expect(said.textContent).toBe("The invitation of new@example.com is withdrawn.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(await axeViolations()).toEqual([]);
});

it("sets the second factor up, and shows the recovery codes once", async () => {
  const { user } = open("/admin/account", {
    ...SIGNED_IN,
    ownSessions: () => ({
      sessions: [
        { id: 1, isThis: true, browser: FIREFOX, address: "::1", createdAt: AT, lastSeenAt: AT },
        { id: 2, isThis: false, browser: CHROME, address: "::1", createdAt: AT, lastSeenAt: AT },
      ],
    }),
    beginTwoFactor: () => ({ secret: "JBSWY3DP", uri: "otpauth://totp/x?secret=JBSWY3DP" }),
    confirmTwoFactor: () => ({ staff: anOwner({ hasTwoFactor: true }), recoveryCodes: ["aa-bb"] }),
  });
  await user.type(await screen.findByLabelText("Your password"), "eight yards of twill{Enter}");
  expect(await screen.findByText("JBSWY3DP")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Secret as a QR code" })).toBeTruthy();
  await user.type(screen.getByLabelText("Code"), "123456{Enter}");
  expect(await screen.findByText("aa-bb")).toBeTruthy();
  const end = (browser: string) =>
    screen.queryByRole("button", { name: `End the session of ${browser}, ::1` });
  expect(await screen.findByText("Chrome on Windows")).toBeTruthy();
  expect(screen.getByTitle(FIREFOX).textContent).toBe("Firefox on Linux (this one)");
  expect(end("Chrome on Windows")).toBeTruthy();
  expect(end("Firefox on Linux")).toBeNull();
  expect(await axeViolations()).toEqual([]);
});
