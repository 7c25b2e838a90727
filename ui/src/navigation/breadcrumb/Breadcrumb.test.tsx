// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";

it("links the way here and marks the page itself, which is no link", async () => {
  const items = [
    { label: "Home", href: "/" },
    { label: "Kitchen", href: "/kitchen" },
    { label: "Coats", href: "/coats" },
  ];
  show(<Breadcrumb label="Breadcrumb" items={items} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Kitchen"]);
  expect(screen.getByText("Coats").getAttribute("aria-current")).toBe("page");
  expect(await axeViolations()).toEqual([]);
});
