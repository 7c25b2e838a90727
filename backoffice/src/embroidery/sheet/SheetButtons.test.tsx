// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import {
  axeViolations,
  FileReply,
  open,
  RefusedAnswer,
  type Answers,
  type Asked,
} from "../../testing/show.tsx";
import { downloads } from "../testing/downloads.ts";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";

beforeEach(() => stitchHere());

async function openWorkbench(answers: Answers) {
  const { user } = open("/admin/embroidery", { ...SIGNED_IN, ...answers });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Proof PDF" });
  await waitFor(() => expect(button.disabled).toBe(false));
  return user;
}

const named = (name: string, role = "button") => screen.getByRole(role, { name });

describe("a proof", () => {
  it("is asked for by the recipe, and kept under the server's name", async () => {
    const files = downloads();
    const asked: Asked["body"][] = [];
    const user = await openWorkbench({
      printProof: ({ body }) => {
        asked.push(body);
        return new FileReply("head-chef-proof.pdf", "%PDF");
      },
    });
    await user.click(named("Proof PDF"));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["head-chef-proof.pdf"]));
    expect(asked).toMatchObject([
      {
        title: "HEAD CHEF / Kitchen",
        placement: "leftChest",
        design: { as: "text", recipe: { lines: ["HEAD CHEF", "Kitchen"], heightMm: 10 } },
      },
    ]);
  });

  it("that is refused says why", async () => {
    const busy = new RefusedAnswer(503, "embroidery.sheetsBusy", "Other sheets are being made.");
    const user = await openWorkbench({ printProof: () => busy });
    await user.click(named("Proof PDF"));
    expect(await screen.findByText("Other sheets are being made.")).toBeTruthy();
  });
});

describe("a worksheet", () => {
  async function openWindow(answers: Answers) {
    const user = await openWorkbench(answers);
    await user.click(named("Worksheet PDF"));
    const dialog = within(await screen.findByRole("dialog", { name: "Worksheet" }));
    return { user, dialog, field: (name: string) => dialog.getByLabelText<HTMLInputElement>(name) };
  }

  it("asks for what is missing at its field, and nothing is sent", async () => {
    const { user, dialog, field } = await openWindow({});
    await user.type(field("Pieces of M"), "a few");
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    expect(dialog.getAllByText("Please fill this in.")).toHaveLength(4);
    expect(dialog.getByText("Enter a whole number from 1 to 100000.")).toBeTruthy();
    expect(field("Pieces of M").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Order"));
    expect(await axeViolations()).toEqual([]);
  });

  it("prints only the sizes that have pieces", async () => {
    const files = downloads();
    const asked: Asked["body"][] = [];
    const { user, dialog, field } = await openWindow({
      printWorksheet: ({ body }) => {
        asked.push(body);
        return new FileReply("worksheet-7.pdf", "%PDF");
      },
    });
    await user.type(field("Order"), "7");
    await user.type(field("Customer"), "Hotel");
    await user.type(field("Product"), "Coat");
    await user.type(field("Color of the product"), "White");
    await user.type(field("Pieces of M"), "12");
    await user.click(dialog.getByRole("button", { name: "Add a size" }));
    await user.type(field("Size 7"), "58");
    await user.type(field("Pieces of 58"), "3");
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["worksheet-7.pdf"]));
    expect(asked[0]).toMatchObject({
      sizes: [
        { size: "M", pieces: 12 },
        { size: "58", pieces: 3 },
      ],
      order: { number: "7", due: "" },
      product: { color: "#dfe3e6" },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
