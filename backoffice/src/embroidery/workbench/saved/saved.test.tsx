// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SIGNED_IN } from "../../../testing/builders.ts";
import {
  axeViolations,
  open,
  RefusedAnswer,
  type Answers,
  type Asked,
} from "../../../testing/show.tsx";

beforeEach(() => stitchHere());

const look = { font: "block", heightMm: 9, thread: "1366", letterSpacingMm: 0.3 };
const COMPOSITION = {
  lines: [
    { text: "Anna", ...look },
    { text: "Chef", ...look },
  ],
  fabric: "twill",
  lineSpacing: 1.7,
  align: "center",
  arc: null,
  isMonogram: false,
  frame: null,
};
const KEPT = {
  id: 7,
  name: "Grand Hotel",
  version: 3,
  order: null,
  changedAt: "2026-11-20T10:00:00.000Z",
  by: "mira@example.com",
};
const DESIGN = { ...KEPT, composition: COMPOSITION, placement: "sleeve" };
const JOB = {
  order: "000000012",
  version: 4,
  name: "Anna Chef",
  composition: COMPOSITION,
  place: { code: "left-chest", name: "Left chest" },
};

async function openAt(address: string, answers: Answers) {
  const shown = open(`/admin/embroidery${address}`, { ...SIGNED_IN, ...answers });
  await screen.findByLabelText(/^Stitched preview of “Anna/);
  return shown;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole("button", { name });

describe("issue 10.9 a design that is kept", () => {
  it("is opened at its address, changed in one line, and saved by the version that was read", async () => {
    const asked: Asked[] = [];
    const { user } = await openAt("?design=7", {
      design: () => DESIGN,
      changeDesign: (one) => {
        asked.push(one);
        return { ...DESIGN, version: 4 };
      },
    });
    expect(field("Name of the design").value).toBe("Grand Hotel");
    expect(field("Placement").value).toBe("sleeve");
    const own = screen.getAllByRole("button", { name: "Font, height and thread of its own" });
    await user.click(own[1]!);
    await user.selectOptions(field("Thread of line 2"), "Gold 1070");
    await screen.findByLabelText(/threads: .*Gold/);
    await user.click(button("Save"));
    expect((await screen.findAllByText("Saved as “Grand Hotel”.")).length).toBeGreaterThan(0);
    await user.click(button("Save"));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ param, body }) => [param, body["version"]])).toEqual([
      ["7", 3],
      ["7", 4],
    ]);
    expect(asked[0]?.body).toMatchObject({
      name: "Grand Hotel",
      placement: "sleeve",
      composition: { lines: [{ thread: "1366" }, { thread: "1070" }] },
    });
    expect(await axeViolations()).toEqual([]);
  });

  it("is not written over what a colleague has saved meanwhile: that is said, and nothing typed is lost", async () => {
    const { user } = await openAt("?design=7", {
      design: () => DESIGN,
      changeDesign: () =>
        new RefusedAnswer(409, "embroidery.designChanged", "Somebody else has changed this design"),
    });
    await user.type(field("Line 1"), "bel");
    await user.click(button("Save"));
    await screen.findByText(/Somebody else has changed this design/);
    expect(field("Line 1").value).toBe("Annabel");
  });
});

describe("issue 10.9 the words of a job", () => {
  it("are kept as a new design that knows its job", async () => {
    const asked: Asked[] = [];
    const { user } = await openAt("?job=12", {
      jobText: () => JOB,
      addDesign: (one) => {
        asked.push(one);
        return { ...DESIGN, name: "Anna Chef", version: 1, order: JOB.order };
      },
    });
    await user.click(button("Save the Design"));
    await screen.findAllByText("Saved as “Anna Chef”.");
    expect(asked[0]?.body).toMatchObject({ name: "Anna Chef", job: 12, placement: "leftChest" });
    expect(button("Save as a New Design")).toBeTruthy();
  });

  it("are used for the job in another thread, and refused in what was not ordered", async () => {
    const asked: Asked[] = [];
    const { user } = await openAt("?job=12", {
      jobText: () => JOB,
      changeJobDesign: (one) => {
        asked.push(one);
        return new RefusedAnswer(409, "production.chargedOtherwise", "That costs otherwise.");
      },
    });
    await user.click(screen.getByRole("radio", { name: "Gold 1070" }));
    await user.click(button("Use It for the Job"));
    await screen.findByText("That costs otherwise.");
    expect(asked.map(({ param, body }) => [param, body])).toEqual([
      ["12", { version: 4, placement: "left-chest", font: "block", heightMm: 9, thread: "1070" }],
    ]);
    await user.click(screen.getByRole("radio", { name: "Circle" }));
    await user.click(button("Use It for the Job"));
    await screen.findByText(/^What was ordered is one font/);
    await user.click(screen.getByRole("radio", { name: "None" }));
    await user.type(field("Line 2"), "s");
    await user.click(button("Use It for the Job"));
    await screen.findByText(/^The words are the buyer’s/);
    expect(asked).toHaveLength(1);
  });
});

describe("issue 10.9 the designs", () => {
  it("are opened, named otherwise and removed", async () => {
    const asked: [string, Asked][] = [];
    const { user } = open("/admin/embroidery/designs", {
      ...SIGNED_IN,
      designs: () => ({ designs: [KEPT] }),
      renameDesign: (one) => {
        asked.push(["rename", one]);
        return { ...DESIGN, name: "Bistro" };
      },
      removeDesign: (one) => {
        asked.push(["remove", one]);
        return { removed: 7 };
      },
    });
    const link = await screen.findByRole("link", { name: "Grand Hotel" });
    expect(link.getAttribute("href")).toBe("/admin/embroidery?design=7");
    expect(await axeViolations()).toEqual([]);
    await user.click(button("Rename Grand Hotel"));
    const name = await screen.findByLabelText<HTMLInputElement>(/^New name/);
    await user.clear(name);
    await user.type(name, "Bistro");
    await user.click(button("Rename"));
    await screen.findAllByText("It is called “Bistro” now.");
    await user.click(button("Remove Grand Hotel"));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }),
    );
    await screen.findAllByText("“Grand Hotel” is removed.");
    expect(asked.map(([what, { param, body }]) => [what, param, body])).toEqual([
      ["rename", "7", { name: "Bistro", version: 3 }],
      ["remove", "7", { version: 3 }],
    ]);
  });
});
