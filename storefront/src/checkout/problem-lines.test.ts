import { problem } from "@placket/domain/problem";
import { CallError } from "@placket/web/call/call-error";
import { describe, expect, it } from "vitest";
import { failureLines, fieldText, problemLines } from "./problem-lines.ts";

const SIGNED_OUT = "The current customer isn't authorized.";

describe("what a form says is wrong", () => {
  it("is said once, at however many fields of a document it was refused", () => {
    const problems = [problem("access.loginRequired", "name"), problem("access.loginRequired")];
    const error = new CallError(SIGNED_OUT, { kind: "unauthorized", status: 401, problems });
    expect(failureLines(error)).toEqual([{ text: SIGNED_OUT }]);
  });

  it("is said of each field that the form knows", () => {
    const places = { a: { id: "a", label: "First" }, b: { id: "b", label: "Second" } };
    const problems = [
      problem("customer.passwordSpaces", "a"),
      problem("customer.passwordSpaces", "b"),
    ];
    expect(problemLines(problems, places).map(({ field }) => field)).toEqual(["a", "b"]);
  });

  it("is all said at its field", () => {
    const problems = [
      problem("customer.passwordTooShort", "password", 8),
      problem("access.loginRequired", "email"),
      problem("customer.passwordsDiffer", "password"),
    ];
    expect(fieldText(problems, "password")).toBe(
      "The password needs at least 8 characters. Create a new password and try again. Please make sure your passwords match.",
    );
    expect(fieldText(problems, "other")).toBeUndefined();
  });
});
