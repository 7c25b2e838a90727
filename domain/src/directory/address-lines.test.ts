import { describe, expect, it } from "vitest";
import type { Address } from "./address.ts";
import { addressInOneLine, addressLines } from "./address-lines.ts";

const MARGATE: Address = {
  firstname: "Ada",
  lastname: "Lovelace",
  company: "",
  street: ["1 Main St", "Floor 2"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555",
  saveInAddressBook: false,
};
const LEEDS: Address = {
  ...MARGATE,
  company: "Ada & Sons",
  lastname: "",
  street: ["1 Mill Lane"],
  city: "Leeds",
  regionCode: "",
  region: "",
  postcode: "LS1 1AA",
};

describe("an address as it is written", () => {
  it("stands line by line, the region by its code where it has one", () => {
    expect(addressLines(MARGATE, "United States")).toEqual([
      "Ada Lovelace",
      "1 Main St",
      "Floor 2",
      "Margate, FL 33063",
      "United States",
    ]);
    expect(addressLines({ ...MARGATE, regionCode: "" }, "")).toContain("Margate, Florida 33063");
  });

  it("leaves no empty line and no comma behind where something is missing", () => {
    expect(addressLines(LEEDS, "United Kingdom")).toEqual([
      "Ada",
      "Ada & Sons",
      "1 Mill Lane",
      "Leeds, LS1 1AA",
      "United Kingdom",
    ]);
    expect(addressLines({ ...LEEDS, city: "" }, "")).toContain("LS1 1AA");
  });

  it("in one line names the company before the person", () => {
    expect(addressInOneLine(MARGATE)).toBe("Ada Lovelace, 1 Main St, Floor 2, Margate, FL 33063");
    expect(addressInOneLine(LEEDS)).toBe("Ada & Sons, 1 Mill Lane, Leeds, LS1 1AA");
  });
});
