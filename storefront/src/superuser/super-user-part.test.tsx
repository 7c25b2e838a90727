// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storageKeys } from "../storage/keys.ts";
import { readStored } from "../storage/stored.ts";
import { axeViolations } from "../testing/axe.ts";
import { aRefusal, type Handlers } from "../testing/shop.ts";
import { ACTING, field, open, press, seen, SUPER, SUPER_USER } from "./testing/open-tools.tsx";

describe("a super user", () => {
  const opened = async (tools = SUPER_USER, handlers?: Partial<Handlers>) => {
    open(tools, handlers);
    await press("Switch Customer");
    return field();
  };
  const LOGIN = "Login Super User As Customer";

  it("REP-29 OPEN-01 finds customers at once, and for what is typed after a rest", async () => {
    const input = await opened();
    expect([input.maxLength, input.required]).toEqual([128, true]);
    await screen.findByRole("radio", {
      name: "Ann Weaver, hotel#ann@example.com, 100002, Demo Bistro Group of the Northern and So…",
    });
    expect(seen.sent).toEqual([{ idOrEmailOrName: "" }]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const value of ["a", "an", "ann"]) fireEvent.change(input, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(seen.sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(seen.sent.slice(1)).toEqual([{ idOrEmailOrName: "ann" }]);
    // Reading 20: nothing typed is searched at load alone; what was found then is shown again.
    fireEvent.change(input, { target: { value: "" } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(seen.sent).toHaveLength(2);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    vi.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it("REP-25 REP-03 chooses one and shops in their name: the page is loaded anew", async () => {
    await opened();
    await userEvent.click(await screen.findByRole("radio", { name: /^Ann Weaver/ }));
    await press(LOGIN);
    await expect.poll(() => seen.reloaded).toBe(1);
    expect(seen.sent.at(-1)).toEqual({ asCustomerId: 12 });
    expect(readStored(storageKeys.customerToken)).toBe("token-12");
  });

  it("REP-27 presses once while it is asked, and unselecting clears the selection", async () => {
    await opened(SUPER_USER, { actForCustomer: () => new Promise(() => undefined) });
    const ann = await screen.findByRole<HTMLInputElement>("radio", { name: /^Ann Weaver/ });
    await userEvent.click(ann);
    await press("Clear selection");
    expect(ann.checked).toBe(false);
    await userEvent.click(ann);
    await press(LOGIN);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: LOGIN }).disabled).toBe(true);
  });

  it("REP-28 nobody chosen is said for 3.5 s", async () => {
    const input = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const form = input.closest("form");
    if (form) fireEvent.submit(form);
    const TEXT = "Customer id has not been chosen or it is not valid.";
    expect(screen.getByText(TEXT)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3499);
    expect(screen.queryByText(TEXT)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it("REP-30 says where nobody is found", async () => {
    await opened(SUPER_USER, { searchCustomers: () => ({ items: [] }) });
    expect(await screen.findByText("Customers have not been found.")).toBeTruthy();
  });

  it("REP-31 says so where the login is refused", async () => {
    await opened(SUPER_USER, {
      actForCustomer: () => {
        throw aRefusal(400);
      },
    });
    await userEvent.click(await screen.findByRole("radio", { name: /^Ann Weaver/ }));
    await press(LOGIN);
    expect(
      await screen.findByText("Sorry, we could not switch you back to the Super User Customer."),
    ).toBeTruthy();
  });

  it("REP-12 REP-13 has the tab of numbers beside it where they represent too", async () => {
    open({ ...SUPER_USER, isRepresentative: true });
    await press("Change Customer Number");
    const [numbers, own] = await screen.findAllByRole("tab");
    expect([numbers?.textContent, own?.textContent]).toEqual([
      "Change Customer Number",
      "Login as Super User",
    ]);
    expect(numbers?.getAttribute("aria-selected")).toBe("true");
    await userEvent.click(own as HTMLElement);
    expect(await screen.findByRole("button", { name: LOGIN })).toBeTruthy();
  });

  it("REP-26 switches back from within the popup", async () => {
    await opened(ACTING, {
      logOut: () => ({ success: true as const, account: SUPER, token: "token-1" }),
    });
    await press("Switch Back To The Super User");
    await expect.poll(() => seen.reloaded).toBe(1);
  });
});
