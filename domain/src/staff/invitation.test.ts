import { describe, expect, it } from "vitest";
import { checkInvitation, STAFF_NAME_MAX } from "./invitation.ts";

const BEN = { email: "ben@example.com", name: "Ben Baker" };

describe("an invitation", () => {
  it.each([
    ["as it should be", {}, []],
    ["with spaces around", { email: " ben@example.com ", name: " Ben\n" }, []],
    ["in another script", { name: "\u05d1\u05df \u0623\u062d\u0645\u062f" }, []],
    ["of the longest name", { name: "x".repeat(STAFF_NAME_MAX) }, []],
    ["of a longer name", { name: "x".repeat(STAFF_NAME_MAX + 1) }, ["staff.nameNotOneLine"]],
    ["without a name", { name: " " }, ["staff.nameMissing"]],
    ["of a name in two lines", { name: "Ben\r\nOwner: Ben" }, ["staff.nameNotOneLine"]],
    ["of a name with a line separator", { name: "Ben\u2028Owner" }, ["staff.nameNotOneLine"]],
    ["of a name that turns around", { name: "Ben \u202erenwo" }, ["staff.nameNotOneLine"]],
    ["of a name in an isolate", { name: "\u2067Ben\u2069" }, ["staff.nameNotOneLine"]],
    ["to no address", { email: "ben" }, ["staff.emailInvalid"]],
    ["to an address that turns around", { email: "ben\u202e@example.com" }, ["staff.emailInvalid"]],
  ])("%s: %j", (_, change, errors) => {
    expect(checkInvitation({ ...BEN, ...change }).map(({ error }) => error)).toEqual(errors);
  });
});
