// @vitest-environment jsdom
import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";
import type { Job } from "../job.queries.ts";
import { aJob } from "../testing/a-job.ts";
import type { SewOut } from "./queue.queries.ts";

// As the back office runs: what is not pure is found by being run twice.
configure({ reactStrictMode: true });

const NAVY = { number: "1366", name: "Navy", color: "#27386b" };
const machine = {
  id: 3,
  name: "Six heads",
  position: 0,
  heads: 6,
  stitchesPerMinute: 1000,
  minutesADay: 480,
  hoops: ["Round 90 mm"],
  needles: ["1000", ""],
  version: 1,
};
const turn = (job: Job) => ({
  job,
  needles: [{ ...NAVY, needle: 2, isNew: true, runsOut: false }],
  minutes: 12,
});
const sewOut = (): SewOut => ({
  designs: [
    {
      name: "Anna Chef",
      widthMm: 61.25,
      heightMm: 9,
      stitches: 1234,
      start: { rightMm: -30.5, upMm: 2 },
      blocks: [{ thread: NAVY, stitches: 1234 }],
    },
  ],
  instructions: ["Behind the pocket"],
  picture: "/media/sewn/3/key/hash-near.jpg",
});

/** The page of a machine with these jobs, and what it sends. */
function atMachine(jobs: readonly Job[], answers: Parameters<typeof open>[1] = {}) {
  return open("/admin/production/machine/3", {
    ...SIGNED_IN,
    machineQueue: () => ({ machine, turns: jobs.map(turn) }),
    jobSewOut: sewOut,
    ...answers,
  });
}
/** What a browser does where no answer comes. */
const lost = (): never => {
  throw new TypeError("Failed to fetch");
};

it("issue 10.9 says which thread runs out at the job that is sewn now, and at which later one", async () => {
  const short = (job: Job) => ({
    ...turn(job),
    needles: [{ ...NAVY, needle: 2, isNew: false, runsOut: true }],
  });
  const later = aJob({ id: 8, designs: [{ name: "Bo", placement: "Left chest", design: 0 }] });
  atMachine([], { machineQueue: () => ({ machine, turns: [short(aJob()), short(later)] }) });
  const job = within(await screen.findByRole("region", { name: "Anna Chef" }));
  const warning = job.getByRole("heading", { name: "Runs out at this job" }).parentElement;
  expect(warning?.textContent).toContain("Needle 21366 Navy");
  const next = within(screen.getByRole("region", { name: "Next" }));
  expect(next.getByText(/runs out at this job/)).toBeTruthy();
});

it("issue 10.7 says all that is set up for the job that is sewn now, and what is next", async () => {
  const hooped = aJob({ state: "hooped", steps: ["sew", "redo"], done: 1 });
  const next = aJob({
    id: 8,
    order: "100000002",
    designs: [{ name: "Bo", placement: "Left chest", design: 0 }],
  });
  atMachine([hooped, next]);
  const job = within(await screen.findByRole("region", { name: "Anna Chef" }));
  expect(await job.findByText(/61\.3 × 9\.0 mm · 1,234 stitches/)).toBeTruthy();
  expect(job.getByText("Behind the pocket")).toBeTruthy();
  expect(job.getByText(/starts 30\.5 left 2\.0 up, mm from the middle/)).toBeTruthy();
  expect(job.getByRole("img", { name: "Chef coat with its embroidery" })).toBeTruthy();
  expect(job.getByText("Needle 2").closest("li")?.textContent).toBe("Needle 21366 Navy");
  expect(job.getByText("1 of 2")).toBeTruthy();
  expect(job.getByRole("link", { name: "DST of Anna Chef" }).getAttribute("href")).toBe(
    "/admin/api/orders/100000001/items/3/machine-file?as=dst&design=0",
  );
  expect(job.getByRole("link", { name: "Worksheet of Anna Chef" }).getAttribute("href")).toBe(
    "/admin/api/embroidery-jobs/7/worksheet.pdf?design=0",
  );
  expect(job.getByRole("link", { name: "Label J7, order 100000001" }).getAttribute("href")).toBe(
    "/admin/api/embroidery-jobs/7/label.pdf",
  );
  expect(await axeViolations()).toEqual([]);
  const list = within(screen.getByRole("region", { name: "Next" }));
  expect(list.getByText("Bo")).toBeTruthy();
});

it("issue 10.7 a press whose answer is lost is sent again, with the same version and id, until it is answered", async () => {
  const asked: unknown[] = [];
  let job = aJob({ version: 4 });
  const { user } = atMachine([], {
    machineQueue: () => ({ machine, turns: [turn(job)] }),
    moveJob: ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return lost();
      job = aJob({ version: 5, state: "hooped", steps: ["sew", "redo"] });
      return job;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Hooped" }));
  await screen.findByText("No connection. What you pressed is sent as soon as there is one.");
  await screen.findByText("Order 100000001, Anna Chef: Hooped.");
  expect(screen.queryByText(/No connection/)).toBeNull();
  const again = { step: "hoop", version: 4, press: expect.stringMatching(/^[0-9a-f-]{36}$/) };
  expect(asked).toEqual([again, asked[0]]);
  await screen.findByRole("button", { name: "Done" });
});

it("issue 10.7 pieces are counted as they are pressed, each with the version that the one before has left", async () => {
  const asked: unknown[] = [];
  let job = aJob({ state: "hooped", steps: ["sew", "redo"], version: 4, pieces: 12 });
  const answer = Promise.withResolvers<void>();
  const { user } = atMachine([], {
    machineQueue: () => ({ machine, turns: [turn(job)] }),
    countJob: ({ body }) => {
      asked.push([body["done"], body["version"]]);
      if (asked.length === 1) return lost();
      job = { ...job, done: Number(body["done"]), version: job.version + 1 };
      if (asked.length === 3) answer.resolve();
      return job;
    },
  });
  const more = await screen.findByRole("button", { name: "One More Sewn" });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(screen.getByText("3 of 12")).toBeTruthy();
  await answer.promise;
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
  expect(screen.getByText("3 of 12")).toBeTruthy();
  expect(asked).toEqual([
    [1, 4],
    [1, 4],
    [3, 5],
  ]);
});

it("issue 10.7 what goes wrong asks why, and says who was faster", async () => {
  const asked: unknown[] = [];
  const hooped = aJob({ state: "hooped", steps: ["sew", "redo"] });
  const { user } = atMachine([hooped], {
    moveJob: ({ body }) => {
      asked.push(body);
      return new RefusedAnswer(409, "production.jobChanged", "Somebody moved this job.");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Redo because …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Redo" }));
  await user.selectOptions(dialog.getByLabelText("Why"), "Sewn in the wrong thread");
  await user.click(dialog.getByRole("button", { name: "Redo" }));
  expect((await screen.findAllByText(/Somebody moved this job/)).length).toBeGreaterThan(0);
  expect(asked).toMatchObject([{ step: "redo", reason: "wrong_thread", version: 1 }]);
});

it("issue 10.7 how a job is sewn is asked once, however many of its pieces are counted", async () => {
  let job = aJob({ state: "hooped", steps: ["sew", "redo"], version: 4, pieces: 12 });
  let asked = 0;
  const { user } = atMachine([], {
    machineQueue: () => ({ machine, turns: [turn(job)] }),
    countJob: ({ body }) => {
      job = { ...job, done: Number(body["done"]), version: job.version + 1 };
      return job;
    },
    jobSewOut: () => {
      asked += 1;
      return sewOut();
    },
  });
  await screen.findByText(/1,234 stitches/);
  for (const pieces of [1, 2, 3, 4, 5]) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await user.click(screen.getByRole("button", { name: "One More Sewn" }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(job.done).toBe(pieces));
  }
  await screen.findByText("5 of 12");
  expect(job.version).toBe(9);
  expect(asked).toBe(1);
});

it("issue 10.7 shows the design that the job has: one that was changed meanwhile is not sewn as before", async () => {
  let job = aJob({ version: 4 });
  let stitches = 1234;
  const { user } = atMachine([], {
    machineQueue: () => ({ machine, turns: [turn(job)] }),
    jobSewOut: () => ({
      ...sewOut(),
      designs: sewOut().designs.map((one) => ({ ...one, stitches })),
    }),
    moveJob: () => {
      stitches = 2345;
      job = aJob({ version: 9, hash: "as-changed" });
      return new RefusedAnswer(409, "production.jobChanged", "Somebody moved this job.");
    },
  });
  await screen.findByText(/1,234 stitches/);
  await user.click(screen.getByRole("button", { name: "Hooped" }));
  expect(await screen.findByText(/2,345 stitches/)).toBeTruthy();
});

it("issue 10.7 another job than the first is taken, and an empty machine says so", async () => {
  const bo = { name: "Bo", placement: "Left chest", design: 0 };
  const { user, go } = atMachine([aJob(), aJob({ id: 8, order: "100000002", designs: [bo] })]);
  await user.click(await screen.findByRole("button", { name: "Show Bo, order 100000002" }));
  await screen.findByRole("region", { name: "Bo" });
  expect(screen.getByRole("button", { name: "Show Anna Chef, order 100000001" })).toBeTruthy();
  await go("/admin/production/machine/x");
  await screen.findByRole("heading", { name: "Not found" });
});

it("issue 10.7 what is done is counted: all of it unless told, and the rest is sewn again for a reason", async () => {
  const asked: unknown[] = [];
  const hooped = aJob({ state: "hooped", steps: ["sew", "redo"], pieces: 12 });
  const { user } = atMachine([hooped], {
    moveJob: ({ body }) => {
      asked.push(body);
      return aJob({ state: "sewn", steps: [] });
    },
  });
  const press = async () => {
    await user.click(await screen.findByRole("button", { name: "Done" }));
    return within(await screen.findByRole("dialog", { name: "How many are sewn?" }));
  };
  let dialog = await press();
  const count = dialog.getByLabelText("Pieces sewn well");
  expect(count).toMatchObject({ value: "12" });
  await user.clear(count);
  await user.type(count, "13");
  expect(dialog.getByText("Enter a number from 0 to 12.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Say How Many" }));
  expect(document.activeElement).toBe(count);
  expect(asked).toEqual([]);
  await user.clear(count);
  await user.type(count, "10");
  await user.selectOptions(dialog.getByLabelText("2 are sewn again, because"), "Thread broke");
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "10 Sewn, 2 Again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  dialog = await press();
  await user.click(dialog.getByRole("button", { name: "All Sewn" }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { step: "redo", done: 10, reason: "thread_broke" },
      { step: "sew", done: 12 },
    ]),
  );
});

it("issue 10.7 a job that is looked up from below comes into sight, and two taps of a gloved hand are one press", async () => {
  const asked: unknown[] = [];
  const bo = aJob({ id: 8, designs: [{ name: "Bo", placement: "Left chest", design: 0 }] });
  const { user } = atMachine([aJob(), bo], {
    moveJob: ({ body }) => {
      asked.push(body["step"]);
      return aJob({ ...bo, state: "hooped", steps: ["sew", "redo"], version: 5 });
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Show Bo/ }));
  const heading = await screen.findByRole("heading", { level: 2, name: "Bo" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const hooped = screen.getByRole("button", { name: "Hooped" });
  act(() => {
    hooped.click();
    hooped.click();
  });
  await screen.findByText(/: Hooped\.$/);
  expect(asked).toEqual(["hoop"]);
});
