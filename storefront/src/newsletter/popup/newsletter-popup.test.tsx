// @vitest-environment jsdom
import { problem } from "@placket/domain/problem";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../notice/notices.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop } from "../../testing/shop.ts";
import NewsletterBand from "../NewsletterBand.tsx";

const LETTER = "We sent you a letter.";
const POPUP = {
  marketing_popup_config_enable: true,
  marketing_popup_config_discount: "10%",
  marketing_popup_config_coupon_code: null,
  marketing_popup_config_bottom_content_line1: "First orders only.",
  marketing_popup_config_bottom_content_line2: "No sale items.",
  marketing_popup_config_term_content: "<p>All <b>terms</b>.</p>",
  newsletter_form_need_consent: false,
  newsletter_form_consent_text: "I consent.",
};

let sent: unknown[];
let refusal: Error | undefined;
/** How the document was come by, as browsers say it. */
const comeBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });
beforeEach(() => {
  comeBy("navigate");
  sent = [];
  refusal = undefined;
});
afterEach(() => {
  cleanup();
  act(() => notices.set([]));
  vi.restoreAllMocks();
});

function show(href: string, popup: Partial<typeof POPUP> = {}, code: string | null = "K7WQX2MN") {
  const shop = {
    ...aShop({
      subscribeEmail: async ({ body }) => {
        sent.push(body);
        if (refusal) throw refusal;
        return { success: true, message: LETTER, coupon_code: code };
      },
    }),
    graphql: () =>
      Promise.resolve({
        storeConfig: {
          minimum_password_length: "8",
          required_character_classes_number: "3",
          ...POPUP,
          ...popup,
        },
      }) as never,
  };
  return renderInShop(<NewsletterBand />, { shop, href, config: { newsletter: null } });
}

const dialog = () => screen.findByRole("dialog");
const isClosed = () => expect(screen.queryByRole("dialog")).toBeNull();

describe("the newsletter's popup", () => {
  it("ROUTE-51 FOOT-18 opens by popup=open: what it saves, the field, the lines, the terms", async () => {
    show("/aprons?p=2&popup=open");
    expect((await dialog()).textContent).toContain("TODAY SAVE 10%");
    expect(screen.getByLabelText("Enter your email")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeTruthy();
    expect(screen.getByText("First orders only.")).toBeTruthy();
    expect(screen.getByText("No sale items.")).toBeTruthy();
    expect(screen.getByText("terms").tagName).toBe("B");
    expect(await axeViolations()).toEqual([]);
  });

  it.each(["/aprons", "/aprons?popup=openInfo", "/aprons?popup="])(
    "ROUTE-51 is not there at %s",
    async (href) => {
      const { visited } = show(href);
      await act(async () => undefined);
      isClosed();
      expect(visited).toEqual([]);
    },
  );

  it("FOOT-20 closing it removes the parameter, by its button as by Escape, and leaves the others", async () => {
    const { visited } = show("/aprons?p=2&popup=open#top");
    await dialog();
    await userEvent.setup().keyboard("{Escape}");
    await waitFor(isClosed);
    expect(visited).toEqual(["/aprons?p=2#top"]);
    cleanup();
    const again = show("/aprons?popup=open");
    await userEvent.setup().click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(isClosed);
    expect(again.visited).toEqual(["/aprons"]);
  });

  it("FOOT-17 is not shown where staff do not want it, and the address asks for nothing any more", async () => {
    const { visited } = show("/aprons?popup=open", { marketing_popup_config_enable: false });
    await waitFor(() => expect(visited).toEqual(["/aprons"]));
    isClosed();
  });

  it("FOOT-19 FOOT-22 welcomes who subscribed: the code, which is copied, and the way on", async () => {
    const { visited } = show("/aprons?popup=open");
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.type(await screen.findByLabelText("Enter your email"), "noor@example.com{Enter}");
    await screen.findByText("GET 10% OFF YOUR ORDER!");
    expect((await dialog()).textContent).toContain("WELCOME");
    expect(sent).toEqual([{ email: "noor@example.com", popup: true }]);
    expect(document.activeElement?.textContent).toContain("K7WQX2MN");
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "COPY CODE" }));
    await waitFor(() =>
      expect(notices.get()).toMatchObject([
        { text: "Copied K7WQX2MN to your clipboard", ms: 3_000 },
      ]),
    );
    expect(copied).toHaveBeenCalledWith("K7WQX2MN");
    copied.mockRejectedValueOnce(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "COPY CODE" }));
    await waitFor(() =>
      expect(notices.get().map(({ text }) => text)).toContain(
        "Could not copy to your clipboard: denied",
      ),
    );
    await user.click(screen.getByRole("button", { name: "Continue Shopping" }));
    await waitFor(isClosed);
    expect(visited).toEqual(["/aprons"]);
  });

  it("FOOT-19 without a code nothing is promised: it thanks", async () => {
    show("/aprons?popup=open", {}, null);
    await userEvent
      .setup()
      .type(await screen.findByLabelText("Enter your email"), "noor@example.com{Enter}");
    await screen.findByText("Thanks for subscribing");
    expect(screen.queryByText("COPY CODE")).toBeNull();
  });

  it("FOOT-18 says what is wrong, wants the tick where staff do, and can be sent again", async () => {
    show("/aprons?popup=open", { newsletter_form_need_consent: true });
    const user = userEvent.setup();
    const field = await screen.findByLabelText("Enter your email");
    await user.type(field, "noor{Enter}");
    await screen.findByText("This is required");
    await screen.findByText("Please enter a valid email");
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("checkbox", { name: "I consent." }));
    refusal = aRefusal(429, { problems: [problem("customer.tooManyAsked", "email", 3)] });
    await user.type(field, "@example.com{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    refusal = undefined;
    await user.click(screen.getByRole("button", { name: /^Subscribe/ }));
    await screen.findByText("GET 10% OFF YOUR ORDER!");
  });

  it("FOOT-21 Back onto popup=open shows nothing, and takes the parameter away", async () => {
    const { router, visited } = show("/boots");
    const shown = router.navigation.get().shown as Extract<
      ReturnType<typeof router.navigation.get>["shown"],
      { kind: "page" }
    >;
    const place = { ...shown.place, address: { path: "/aprons", search: "?popup=open", hash: "" } };
    act(() =>
      router.navigation.set({
        ...router.navigation.get(),
        shown: { kind: "page", place },
        cause: "pop",
      }),
    );
    await waitFor(() => expect(visited).toEqual(["/aprons"]));
    isClosed();
  });

  it("FOOT-21 so it does from another document", async () => {
    comeBy("back_forward");
    const { visited } = show("/aprons?popup=open");
    await waitFor(() => expect(visited).toEqual(["/aprons"]));
    isClosed();
  });
});
