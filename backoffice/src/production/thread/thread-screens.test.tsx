// @vitest-environment jsdom
import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";
import { aJob } from "../testing/a-job.ts";
import type { StockedThread } from "./thread.queries.ts";

// As the back office runs: what is not pure is found by being run twice.
configure({ reactStrictMode: true });

const navy = (differing: Partial<StockedThread> = {}): StockedThread => ({
  number: "1366",
  name: "Navy",
  color: "#27386b",
  isCounted: true,
  meters: 12_500,
  neededMeters: 40,
  lowestMeters: 0,
  coneMeters: 5000,
  state: "enough",
  toOrder: 0,
  offered: "always",
  isWithheld: false,
  version: 3,
  ...differing,
});
const white = navy({
  number: "1001",
  name: "White",
  isCounted: false,
  meters: 0,
  neededMeters: 0,
  state: "uncounted",
});
const red = navy({ number: "1147", name: "Red", meters: 10, state: "short", toOrder: 2 });

it("issue 10.9 the list shows what is in use, and what is to be ordered", async () => {
  open("/admin/production/threads", {
    ...SIGNED_IN,
    embroideryThreads: () => ({ threads: [navy(), white, red], uncountedJobs: 1 }),
  });
  const table = await screen.findByRole("region", { name: "Threads" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("12,500 m, 2.5 cones"),
    expect.stringMatching(/Red.*10 m.*Runs out.*2 cones/),
  ]);
  expect(screen.getByRole("link", { name: /^To order 1/ }).getAttribute("href")).toBe(
    "/admin/production/threads?show=order",
  );
  expect(screen.getByText(/Of 1 job nobody knows yet/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

const shown = (thread: StockedThread) => ({
  thread,
  entries: [
    {
      id: 2,
      kind: "used" as const,
      meters: -3.25,
      job: "J7",
      by: "staff@example.com",
      at: "2026-03-02T10:00:00.000Z",
    },
  ],
  jobs: [{ job: "J8", order: "100000002", meters: 40 }],
});

it("issue 10.9 full cones and meters are entered together, and once though they are sent twice", async () => {
  const sent: object[] = [];
  const { user } = open("/admin/production/threads/1366", {
    ...SIGNED_IN,
    embroideryThread: () => shown(navy()),
    enterThread: ({ body }) => {
      sent.push(body);
      if (sent.length === 1) throw new TypeError("Failed to fetch");
      return navy({ meters: 22_650.5 });
    },
  });
  const form = within(await screen.findByRole("region", { name: "Receive, count" }));
  await user.clear(form.getByLabelText("Full cones"));
  await user.type(form.getByLabelText("Full cones"), "2");
  await user.type(form.getByLabelText("Meters besides"), "150.5");
  await user.click(form.getByRole("button", { name: "Enter" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(form.getByRole("button", { name: "Enter" }));
  expect(await form.findByText("Entered: 22,651 m at hand.")).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ kind: "received", meters: 10_150.5, seen: 12_500 });
  expect(screen.getByText("-3.25 m")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.9 what is no length is said before it is sent", async () => {
  const { user } = open("/admin/production/threads/1366", {
    ...SIGNED_IN,
    embroideryThread: () => shown(navy()),
  });
  const form = within(await screen.findByRole("region", { name: "Receive, count" }));
  await user.click(form.getByRole("button", { name: "Enter" }));
  expect((await form.findAllByText(/Enter a length above 0/)).length).toBeGreaterThan(0);
});

it("issue 10.9 staff say whether shoppers may choose a thread", async () => {
  const sent: object[] = [];
  const { user } = open("/admin/production/threads/1366", {
    ...SIGNED_IN,
    embroideryThread: () => shown(navy()),
    changeThread: ({ body }) => {
      sent.push(body);
      return navy({ offered: "never", isWithheld: true, version: 4 });
    },
  });
  const form = within(await screen.findByRole("region", { name: "Order, offer" }));
  await user.selectOptions(form.getByLabelText("Shoppers may choose it"), "Not offered");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent).toEqual([{ offered: "never", lowestMeters: 0, coneMeters: 5000, version: 3 }]),
  );
});

it("issue 10.9 a job whose thread runs out is queued once staff say so again", async () => {
  const sent: unknown[] = [];
  const job = aJob({ state: "redone", steps: ["queue"] });
  const { user } = open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => ({ rows: [job], next: null }),
    moveJob: ({ body }) => {
      sent.push(body["evenIfShort"] ?? false);
      if (body["evenIfShort"] === true) return aJob();
      return new RefusedAnswer(409, "production.threadShort", "Thread Navy 1366 runs out.");
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Queue: Anna Chef/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Not enough thread" }));
  expect(dialog.getByText("Thread Navy 1366 runs out. Go on all the same?")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Go On" }));
  expect(await screen.findByText(/Anna Chef: In Queue\./)).toBeTruthy();
  expect(sent).toEqual([false, true]);
});
