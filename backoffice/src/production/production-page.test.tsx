// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../testing/show.tsx";
import type { Job } from "./job.queries.ts";
import { aJob } from "./testing/a-job.ts";

const page = (...rows: readonly Job[]) => ({ rows: [...rows], next: null });

it("issue 10.7 each job says what is sewn, where, in which threads, how long, until when, and leads to its order", async () => {
  open("/admin/production", { ...SIGNED_IN, jobs: () => page(aJob()) });
  const row = within(await screen.findByRole("row", { name: /Anna Chef/ }));
  expect(row.getByRole("link", { name: "100000001" }).getAttribute("href")).toBe(
    "/admin/orders/100000001",
  );
  for (const said of ["Left chest", "Round 90 mm", "1,234", "Mar 5, 2026", "In Queue"]) {
    expect(row.getByText(said)).toBeTruthy();
  }
  expect(row.getByText("1366").parentElement?.textContent).toBe("1366 Navy");
  const file = row.getByRole("link", { name: "DST of Anna Chef, order 100000001" });
  expect(file.getAttribute("href")).toBe(
    "/admin/api/orders/100000001/items/3/machine-file?as=dst&design=0",
  );
  const state = within(screen.getByLabelText("State"));
  expect(state.getByRole("option", { name: "To Do" })).toHaveProperty("selected", true);
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.7 the way to all jobs leads to those as well on which nothing is left to do", async () => {
  open("/admin/production?state=sewn", { ...SIGNED_IN, jobs: () => page(aJob()) });
  const all = await screen.findByRole("link", { name: "All jobs" });
  expect(all.getAttribute("href")).toBe("/admin/production?state=all");
});

it("issue 10.7 a job is moved on with the version that was seen, and the list is read anew", async () => {
  let job = aJob({ version: 4 });
  const asked: unknown[] = [];
  const { user } = open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => page(job),
    moveJob: ({ param, body }) => {
      asked.push([param, body]);
      job = aJob({ version: 5, state: "hooped", steps: ["sew", "redo"] });
      return job;
    },
  });
  const hooped = "Hooped: Anna Chef, order 100000001";
  await user.click(await screen.findByRole("button", { name: hooped }));
  expect(await screen.findByText("Order 100000001, Anna Chef: Hooped.")).toBeTruthy();
  expect(asked).toEqual([["7", { step: "hoop", version: 4 }]]);
  await screen.findByRole("button", { name: "Sewn: Anna Chef, order 100000001" });
  expect(screen.queryByRole("button", { name: hooped })).toBeNull();
});

it("issue 10.7 a step that wants a reason asks for one of its own", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => page(aJob()),
    moveJob: ({ body }) => {
      asked.push(body);
      return aJob({ state: "held", reason: "thread_missing", steps: ["release"] });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Hold: Anna Chef, order 100000001" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hold" }));
  const why = dialog.getByLabelText("Why");
  expect(within(why).queryByRole("option", { name: "Thread broke" })).toBeNull();
  await user.selectOptions(why, "Thread missing");
  await user.click(dialog.getByRole("button", { name: "Hold" }));
  await waitFor(() =>
    expect(asked).toEqual([{ step: "hold", version: 1, reason: "thread_missing" }]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("issue 10.7 says who was faster, and one that is called off is no work", async () => {
  const { user } = open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => page(aJob(), aJob({ id: 8, order: "100000002", pieces: 0, steps: [] })),
    moveJob: () => new RefusedAnswer(409, "production.jobChanged", "Somebody moved this job."),
  });
  await user.click(
    await screen.findByRole("button", { name: "Hooped: Anna Chef, order 100000001" }),
  );
  expect(await screen.findByText("Somebody moved this job.")).toBeTruthy();
  expect(screen.getByText("Called Off", { selector: "td" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /order 100000002/ })).toBeNull();
});

it("issue 10.7 the page of an order names its jobs, and is silent where there are none", async () => {
  const order = () => anOrder();
  const { go } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order,
    orderJobs: ({ param }) => ({ jobs: param === "100000001" ? [aJob()] : [] }),
  });
  const jobs = within(await screen.findByRole("region", { name: "Production" }));
  expect(jobs.getByText("In Queue")).toBeTruthy();
  await go("/admin/orders/100000002");
  await screen.findByRole("heading", { name: /^Order/ });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Production" })).toBeNull());
});
