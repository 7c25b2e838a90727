import { expect, it } from "vitest";
import { aClock } from "../../testing/clock.ts";
import { noticeTimer } from "./notice-timer.ts";

function started(...notices: { id: string; ms: number | null }[]) {
  const clock = aClock();
  const gone: string[] = [];
  const timer = noticeTimer({ clock, onExpire: (id) => gone.push(id) });
  timer.watch(notices);
  return { clock, gone, timer };
}

it("each notice has its own time", () => {
  const { clock, gone } = started(
    { id: "a", ms: 3000 },
    { id: "b", ms: 5000 },
    { id: "c", ms: null },
  );
  clock.pass(3000);
  expect(gone).toEqual(["a"]);
  clock.pass(2000);
  expect(gone).toEqual(["a", "b"]);
});

it("goes on with the rest of the time after a hold", () => {
  const { clock, gone, timer } = started({ id: "a", ms: 5000 });
  clock.pass(1000);
  timer.hold();
  clock.pass(60_000);
  timer.release();
  clock.pass(3999);
  expect(gone).toEqual([]);
  clock.pass(1);
  expect(gone).toEqual(["a"]);
});

it("leaves a reader time to move away when little was left", () => {
  const { clock, gone, timer } = started({ id: "a", ms: 5000 });
  clock.pass(4999);
  timer.hold();
  timer.release();
  clock.pass(1000);
  expect(gone).toEqual([]);
  clock.pass(500);
  expect(gone).toEqual(["a"]);
});

it("a notice that comes during a hold waits as well, one that was dismissed is forgotten", () => {
  const { clock, gone, timer } = started({ id: "a", ms: 2000 });
  timer.hold();
  timer.watch([{ id: "b", ms: 2000 }]);
  clock.pass(10_000);
  timer.release();
  clock.pass(2000);
  expect(gone).toEqual(["b"]);
});

it("after its end nothing is called", () => {
  const { clock, gone, timer } = started({ id: "a", ms: 2000 });
  timer.end();
  clock.pass(10_000);
  expect(gone).toEqual([]);
});
