// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../testing/show.tsx";
import { aJob } from "./testing/a-job.ts";

type Board = CallReply<"productionBoard">;
type Machine = CallReply<"embroideryMachines">["machines"][number];

const NAVY = { number: "1366", name: "Navy", color: "#1c2a4a" };

const aMachine = (draft: Partial<Machine> = {}): Machine => ({
  id: 3,
  name: "Six heads",
  position: 0,
  heads: 6,
  stitchesPerMinute: 1000,
  minutesADay: 60,
  hoops: ["Round 120 mm"],
  needles: ["1000", ""],
  version: 4,
  ...draft,
});
const aBoard = (draft: Partial<Board> = {}): Board => ({
  day: "2026-03-02",
  today: "2026-03-02",
  machines: [
    {
      ...aMachine(),
      minutes: 75,
      sewn: 2,
      turns: [
        {
          job: aJob({ laid: { machine: 3, name: "Six heads", day: "2026-03-02" } }),
          needles: [{ ...NAVY, needle: 2, isNew: true, runsOut: false }],
          minutes: 75,
        },
      ],
    },
    {
      ...aMachine({ id: 4, name: "Caps", hoops: ["Round 90 mm"] }),
      minutes: 0,
      turns: [],
      sewn: 0,
    },
  ],
  loose: [{ job: aJob({ id: 8, order: "100000002", version: 2 }), suggested: 4 }],
  hasMore: false,
  ...draft,
});

it("issue 10.7 the board says each machine's load against its hours, and which cone goes where", async () => {
  open("/admin/production/board", { ...SIGNED_IN, productionBoard: () => aBoard() });
  const machine = within(await screen.findByRole("region", { name: "Six heads" }));
  expect(machine.getByText("1 h 15 min of 1 h: 15 min too much · 2 sewn")).toBeTruthy();
  expect(machine.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("1 h 15 min of 1 h");
  expect(machine.getByText("1366").closest("li")?.textContent).toBe("21366 Navy · put on");
  const days = screen.getByRole("navigation", { name: "Day" });
  expect(within(days).getByRole("link", { name: "Mar 3, 2026" }).getAttribute("href")).toBe(
    "/admin/production/board?day=2026-03-03",
  );
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.7 a day that is none is not asked for: the board is today's", async () => {
  const asked: unknown[] = [];
  open("/admin/production/board?day=2026-99-99", {
    ...SIGNED_IN,
    productionBoard: ({ query }) => {
      asked.push(query["day"]);
      return aBoard();
    },
  });
  expect(await screen.findByRole("region", { name: "Six heads" })).toBeTruthy();
  expect(asked).toEqual([undefined]);
});

it("issue 10.7 a job is assigned to the suggested machine or another, for the day of the board, and taken off", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/production/board?day=2026-03-04", {
    ...SIGNED_IN,
    productionBoard: ({ query }) => aBoard({ day: query["day"] ?? "" }),
    layJob: ({ param, body }) => {
      asked.push([param, body]);
      return aJob({ laid: null });
    },
  });
  const lay = "Assign Anna Chef, order 100000002";
  const choice = await screen.findByLabelText("Machine for Anna Chef, order 100000002");
  expect(choice).toHaveProperty("value", "4");
  await user.click(screen.getByRole("button", { name: lay }));
  await screen.findByText("Order 100000001, Anna Chef: on no machine.");
  await user.selectOptions(choice, "Six heads");
  await user.click(screen.getByRole("button", { name: lay }));
  await user.click(screen.getByRole("button", { name: "Take off: Anna Chef, order 100000001" }));
  await waitFor(() =>
    expect(asked).toEqual([
      ["8", { on: { machine: 4, day: "2026-03-04" }, version: 2 }],
      ["8", { on: { machine: 3, day: "2026-03-04" }, version: 2 }],
      ["7", { on: null, version: 1 }],
    ]),
  );
});

it("issue 10.7 a double press assigns a job once, and says nothing of somebody who was quicker", async () => {
  const asked: unknown[] = [];
  open("/admin/production/board", {
    ...SIGNED_IN,
    productionBoard: () => aBoard(),
    layJob: ({ param }) => {
      asked.push(param);
      return aJob({ laid: null });
    },
  });
  const assign = await screen.findByRole("button", { name: "Assign Anna Chef, order 100000002" });
  // Faster than any answer.
  for (const press of [assign, assign]) fireEvent.click(press);
  await screen.findByText("Order 100000001, Anna Chef: on no machine.");
  expect(asked).toEqual(["8"]);
});

it("issue 10.7 a machine is typed as hoops and needles, and checked before it is sent", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/production/machines/3", {
    ...SIGNED_IN,
    embroideryMachines: () => ({ machines: [aMachine()] }),
    changeEmbroideryMachine: ({ body }) => {
      asked.push(body);
      return aMachine({ version: 5 });
    },
  });
  const needles = await screen.findByLabelText("Needles");
  expect(needles).toHaveProperty("value", "1000\n-");
  expect(screen.getByLabelText("Hours a day")).toHaveProperty("value", "1");
  await user.clear(needles);
  await user.type(needles, "1000{Enter}9999");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findAllByText("“9999” is no thread of the catalogue.");
  expect(asked).toEqual([]);
  await user.clear(needles);
  await user.type(needles, "1000{Enter}1366{Enter}-");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  const { id: _id, version, ...draft } = aMachine();
  expect(asked).toEqual([{ ...draft, needles: ["1000", "1366", ""], version }]);
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.7 a machine is added, and says why not", async () => {
  const { user } = open("/admin/production/machines/new", {
    ...SIGNED_IN,
    addEmbroideryMachine: () =>
      new RefusedAnswer(400, "production.machineNameTaken", "Another machine is called so."),
  });
  await user.type(await screen.findByLabelText("Name"), "Six heads");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Another machine is called so.")).toBeTruthy();
});

it("issue 10.7 machines are listed, and removed after a question", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/production/machines", {
    ...SIGNED_IN,
    embroideryMachines: () => ({ machines: [aMachine()] }),
    removeEmbroideryMachine: ({ param, body }) => {
      asked.push([param, body]);
      return { removed: 3 };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Six heads" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(asked).toEqual([["3", { version: 4 }]]));
});

it("issue 10.7 jobs are chosen by the keyboard and assigned to a machine together, and who was refused says why", async () => {
  const asked: unknown[] = [];
  const bo = { name: "Bo", placement: "Left chest", design: 0 };
  const loose = [
    { job: aJob({ id: 8, order: "100000002", version: 2 }), suggested: 4 },
    { job: aJob({ id: 9, order: "100000003", version: 5, designs: [bo] }), suggested: 4 },
  ];
  const { user } = open("/admin/production/board", {
    ...SIGNED_IN,
    productionBoard: () => aBoard({ loose }),
    layJobs: ({ body }) => {
      asked.push(body);
      const laid = { machine: 4, name: "Caps", day: "2026-03-02" };
      return {
        laid: [aJob({ id: 8, order: "100000002", laid })],
        refused: [{ id: 9, message: "Somebody moved this job." }],
      };
    },
  });
  const first = await screen.findByRole("checkbox", { name: /Anna Chef, order 100000002/ });
  first.focus();
  await user.keyboard(" ");
  screen.getByRole("checkbox", { name: /Bo, order 100000003/ }).focus();
  await user.keyboard(" ");
  const bar = within(screen.getByRole("group", { name: "With those chosen" }));
  expect(bar.getByText("2 chosen")).toBeTruthy();
  await user.selectOptions(bar.getByLabelText("Machine for those chosen"), "Caps");
  await user.click(bar.getByRole("button", { name: "Assign Those Chosen" }));
  expect(await screen.findByText("1 of 2 done.")).toBeTruthy();
  const outcomes = screen.getByRole("list", { name: "What came of each" });
  expect(outcomes.textContent).toContain("Bo, order 100000003: Somebody moved this job.");
  expect(outcomes.textContent).toContain("Anna Chef, order 100000002: On Caps.");
  expect(asked).toEqual([
    {
      on: { machine: 4, day: "2026-03-02" },
      jobs: [
        { id: 8, version: 2 },
        { id: 9, version: 5 },
      ],
    },
  ]);
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.8 comments of buyers are counted in the navigation, and lead to their jobs", async () => {
  open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => ({ rows: [aJob()], next: null }),
    proofComments: () => ({ count: 2 }),
  });
  const link = await screen.findByRole("link", { name: "2 buyers ask for a change of a proof" });
  expect(link.getAttribute("href")).toBe("/admin/production?proof=commented");
  await screen.findByRole("link", { name: /^Production\s?2\s?buyers ask for a change$/ });
});

it("issue 10.7 threads that nobody has named are said in words, which lead to the logo of the job", async () => {
  const { isThreaded, ...job } = aJob({ threads: [], logo: "L000012" });
  open("/admin/production", {
    ...SIGNED_IN,
    jobs: () => ({ rows: [{ ...job, isThreaded: !isThreaded }], next: null }),
  });
  const link = await screen.findByRole("link", { name: "Threads not named yet" });
  expect(link.getAttribute("href")).toBe("/admin/embroidery/logos/L000012/threads");
});
