// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { axeViolations } from "../testing/axe.ts";
import { aRefusal, type Handlers } from "../testing/shop.ts";
import { field, open, press, REPRESENTATIVE, seen } from "./testing/open-tools.tsx";

describe("customer numbers", () => {
  const opened = async (handlers?: Partial<Handlers>) => {
    open(REPRESENTATIVE, handlers);
    await press("Change Customer Number");
    return field();
  };
  const submit = async () => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Change Customer Number" }));
  };

  it("REP-20 are searched from two characters on, once typing rests for 500 ms; Escape searches nothing", async () => {
    const input = await opened();
    expect([input.maxLength, input.required]).toEqual([128, true]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const rests = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    fireEvent.change(input, { target: { value: "d" } });
    await rests(1000);
    fireEvent.change(input, { target: { value: "de" } });
    await rests(499);
    expect(seen.sent).toEqual([]);
    await rests(1);
    expect(seen.sent).toEqual([{ numberOrCompany: "de", byCurrentWebsiteId: "true" }]);
    fireEvent.keyDown(input, { key: "Escape" });
    await rests(1000);
    expect(seen.sent).toHaveLength(1);
  });

  it("REP-18 a found one is chosen and confirmed: the page is loaded anew", async () => {
    await userEvent.type(await opened(), "bistro");
    await userEvent.click(await screen.findByRole("radio", { name: /^100002 Demo Bistro/ }));
    expect(await axeViolations()).toEqual([]);
    await submit();
    await expect.poll(() => seen.reloaded).toBe(1);
    expect(seen.sent.at(-1)).toEqual({ customerNumber: "100002" });
  });

  it("REP-17 one whose number is not six long clears what was chosen", async () => {
    await userEvent.type(
      await opened({
        searchCustomerNumbers: () => ({
          list: {
            items: [
              { custid: "100002", company_name: "Demo" },
              { custid: "77", company_name: "Old" },
            ],
          },
        }),
      }),
      "demo",
    );
    await userEvent.click(await screen.findByRole("radio", { name: "100002 Demo" }));
    await userEvent.click(screen.getByRole("radio", { name: "77 Old" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "100002 Demo" }).checked).toBe(
      false,
    );
    await submit();
    expect(
      await screen.findByText("Customer number is not valid. 6 digits number only can be saved."),
    ).toBeTruthy();
  });

  it("REP-16 REP-19 what is no six digits is said for 3.5 s and not sent", async () => {
    const input = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.change(input, { target: { value: "12345" } });
    const form = input.closest("form");
    if (form) fireEvent.submit(form);
    const TEXT = "Customer number is not valid. 6 digits number only can be saved.";
    expect(screen.getByText(TEXT)).toBeTruthy();
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await vi.advanceTimersByTimeAsync(3499);
    expect(screen.queryByText(TEXT)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(seen.sent.some((one) => "customerNumber" in one)).toBe(false);
  });

  it("REP-21 says so where the change fails, and stays open", async () => {
    const input = await opened({
      changeCustomerNumber: () => {
        throw aRefusal(400);
      },
    });
    await userEvent.type(input, "100009");
    await submit();
    expect(await screen.findByText("Sorry, we could not change the Customer Number.")).toBeTruthy();
    expect(seen.reloaded).toBe(0);
  });

  it("REP-22 nothing found is said; a failed search clears what was found", async () => {
    let fails = false;
    const input = await opened({
      searchCustomerNumbers: () => {
        if (fails) throw aRefusal(500);
        return { list: { items: [] } };
      },
    });
    await userEvent.type(input, "nobody");
    expect(await screen.findByText("Customer number or company name not found.")).toBeTruthy();
    fails = true;
    await userEvent.type(input, "x");
    await expect
      .poll(() => screen.queryByText("Customer number or company name not found."))
      .toBeNull();
  });
});
