// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";
import { aJob } from "../testing/a-job.ts";
import type { JobProof } from "./proof.queries.ts";

type Version = JobProof["versions"][number];

const aVersion = (draft: Partial<Version> = {}): Version => ({
  version: 1,
  state: "commented",
  hash: "a".repeat(64),
  pictures: { near: "/media/proof/1/key/n-near.jpg", whole: "/media/proof/1/key/n-whole.jpg" },
  designs: [{ name: "Anna Chef", placement: "Left chest", width: 52.4, height: 24 }],
  threads: [{ number: "1366", name: "Navy", color: "#1c2a4a" }],
  events: [
    {
      step: "send",
      at: "2026-03-02T10:00:00.000Z",
      text: "",
      drawing: { marks: [], strokes: [] },
      staff: "jo@example.com",
    },
    {
      step: "comment",
      at: "2026-03-02T11:00:00.000Z",
      text: "Higher at mark 1",
      drawing: { marks: [{ view: "whole", at: [250, 750] }], strokes: [] },
      staff: null,
    },
  ],
  ...draft,
});
const aProof = (draft: Partial<JobProof> = {}): JobProof => ({
  id: 7,
  version: 3,
  order: "100000001",
  sku: "COAT",
  name: "Chef coat",
  pieces: 2,
  approval: "awaited",
  steps: ["send", "approveFor", "withdraw"],
  design: {
    font: "block",
    heightMm: 9,
    thread: "1366",
    placement: "left-chest",
    fonts: ["block", "script"],
    threads: ["1366", "1001"],
    placements: [{ code: "left-chest", name: "Left chest" }],
    heights: { min: 5, max: 20 },
  },
  isThreaded: true,
  next: null,
  versions: [aVersion()],
  ...draft,
});

it("issue 10.8 the list of jobs leads to each one's proof, which shows what the buyer drew", async () => {
  const { go } = open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => ({ rows: [aJob({ approval: "awaited" })], next: null }),
    jobProof: () => aProof(),
  });
  const link = await screen.findByRole("link", {
    name: "Approval Awaited: Anna Chef, order 100000001",
  });
  expect(link.textContent).toBe("Approval Awaited");
  await go(link.getAttribute("href") ?? "");
  const version = within(
    await screen.findByRole("region", { name: "Version 1: Buyer Asks for a Change" }),
  );
  expect(version.getByText("Higher at mark 1")).toBeTruthy();
  const drawn = version.getByRole("img", { name: /^What the buyer drew/ });
  expect(drawn.getAttribute("src")).toBe("/media/proof/1/key/n-whole.jpg");
  expect(drawn.parentElement?.textContent).toBe("1");
  expect(version.getByText(/by jo@example\.com/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.8 it is sent with a note and the version that was seen", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/production/jobs/7/proof", {
    ...SIGNED_IN,
    jobProof: () => aProof(),
    moveProof: ({ param, body }) => {
      asked.push([param, body]);
      return aProof({ version: 4 });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send to the Buyer" }));
  await user.type(screen.getByRole("textbox", { name: /Note to the buyer/ }), "Higher now");
  await user.click(screen.getByRole("button", { name: "Send to the Buyer" }));
  await waitFor(() =>
    expect(asked).toEqual([["7", { step: "send", version: 3, note: "Higher now" }]]),
  );
});

it("issue 10.8 who approves for the buyer says how, and who was faster is named", async () => {
  const { user } = open("/admin/production/jobs/7/proof", {
    ...SIGNED_IN,
    jobProof: () => aProof(),
    moveProof: () => new RefusedAnswer(409, "production.jobChanged", "Somebody moved this job."),
  });
  await user.click(await screen.findByRole("button", { name: "Approve for the Buyer" }));
  const approve = screen.getByRole("button", { name: "Approve for the Buyer" });
  await user.click(approve);
  const how = screen.getByRole("textbox", { name: /How the buyer approved it/ });
  expect(how.getAttribute("aria-invalid")).toBe("true");
  await user.type(how, "By phone");
  await user.click(approve);
  expect(await screen.findByText("Somebody moved this job.")).toBeTruthy();
});

it("issue 10.8 who only reads sees it and is offered nothing", async () => {
  open("/admin/production/jobs/7/proof", {
    ...SIGNED_IN,
    jobProof: () => aProof({ steps: [], approval: "given", versions: [] }),
  });
  expect(await screen.findByText("The buyer has approved it.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Buyer|Withdraw/ })).toBeNull();
});

it("issue 10.8 the words are sewn otherwise, and what would be charged otherwise says so", async () => {
  const asked: unknown[] = [];
  let isDear = true;
  const { user } = open("/admin/production/jobs/7/proof", {
    ...SIGNED_IN,
    jobProof: () => aProof(),
    changeJobDesign: ({ body }) => {
      asked.push(body);
      const text = "That is charged otherwise.";
      return isDear ? new RefusedAnswer(400, "production.chargedOtherwise", text) : aProof();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change the Design" }));
  await user.selectOptions(await screen.findByLabelText("Thread"), "1001 White");
  await user.selectOptions(screen.getByLabelText("Font"), "script");
  await user.click(screen.getByRole("button", { name: "Change the Design" }));
  expect(await screen.findByText("That is charged otherwise.")).toBeTruthy();
  isDear = false;
  await user.click(screen.getByRole("button", { name: "Change the Design" }));
  await waitFor(() => expect(screen.queryByLabelText("Thread")).toBeNull());
  const design = { font: "script", heightMm: 9, thread: "1001", placement: "left-chest" };
  expect(asked).toEqual([
    { version: 3, ...design },
    { version: 3, ...design },
  ]);
});
