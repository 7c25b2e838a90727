import { describe, expect, it } from "vitest";
import { checkAccountEmail, checkPerson } from "./person.ts";

const ANN = { firstName: "Ann", lastName: "O'Neil-Weiß", suffix: "Jr." };

describe("OPEN-37 the name of an account", () => {
  it.each([
    ["plain", {}, []],
    ["without a suffix", { suffix: "" }, []],
    ["of another script", { firstName: "Зоя", lastName: "李" }, []],
    ["without a first name", { firstName: "" }, ["customer.required firstname First Name"]],
    ["without a last name", { lastName: "" }, ["customer.required lastname Last Name"]],
    [
      "with a line end",
      { firstName: "Ann\r\nBcc: x@y.z" },
      ["customer.nameInvalid firstname First Name 255"],
    ],
    [
      "with an address",
      { lastName: "https://evil.example" },
      ["customer.nameInvalid lastname Last Name 255"],
    ],
    ["with markup", { firstName: "<b>Ann" }, ["customer.nameInvalid firstname First Name 255"]],
    [
      "written backwards",
      { firstName: "Ann\u202E" },
      ["customer.nameInvalid firstname First Name 255"],
    ],
    ["too long", { suffix: "x".repeat(41) }, ["customer.nameInvalid suffix Name Suffix 40"]],
  ])("%s", (_, given, expected) => {
    const problems = checkPerson({ ...ANN, ...given });
    const said = problems.map(({ error, field, params }) => [error, field, ...params].join(" "));
    expect(said).toEqual(expected);
  });
});

it.each([
  ["ann@example.com", 0],
  ["", 1],
  ["ann@example.com\r\nBcc: x@y.z", 1],
  ["acme#ann@example.com", 1],
])(
  "ACCT-12 an account's email is one address, and none with a portal's code: %j",
  (email, wrong) => {
    expect(checkAccountEmail(email, "html")).toHaveLength(wrong);
  },
);
