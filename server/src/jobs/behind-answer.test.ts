import { expect, it } from "vitest";
import type { ErrorFields } from "../http/log.ts";
import { silentLog } from "../testing/silent-log.ts";
import { createBehindAnswer } from "./behind-answer.ts";

it("what was begun is waited for at the end, and what fails is logged with its cause", async () => {
  const logged: ErrorFields[] = [];
  const behind = createBehindAnswer({
    ...silentLog,
    error: (fields: ErrorFields) => void logged.push(fields),
  });
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const cause = new Error("The database is gone");
  behind.begin("failing", () => Promise.reject(cause));
  behind.begin("first", async () => {
    await gate.promise;
    behind.begin("second", async () => void done.push("second"));
    done.push("first");
  });
  const closed = behind.close().then(() => done.push("closed"));
  gate.resolve();
  await closed;
  expect(done).toEqual(["second", "first", "closed"]);
  expect(logged).toEqual([{ what: "failing", cause }]);
});
