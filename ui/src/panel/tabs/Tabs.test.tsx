// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { TabPanel, Tabs } from "./Tabs.tsx";

const TABS = [
  { value: "one", label: "One" },
  { value: "off", label: "Off", disabled: true },
  { value: "two", label: "Two" },
];

function Owner() {
  const [value, setValue] = useState("one");
  return (
    <Tabs label="Ways" tabs={TABS} value={value} onChange={setValue}>
      <TabPanel value="one" keepMounted>
        <input aria-label="Kept" />
      </TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>
  );
}

it("is one stop of Tab; arrows open the next tab, skip a disabled one and go round", async () => {
  const { user } = show(<Owner />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "One" }));
  await user.keyboard("{ArrowRight}");
  const two = screen.getByRole("tab", { name: "Two", selected: true });
  expect(document.activeElement).toBe(two);
  expect(screen.getByRole("tabpanel", { name: "Two" }).textContent).toBe("Second");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "One", selected: true }));
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(two);
  await user.keyboard("{Home}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "One" }));
});

it("keeps what was typed in a panel that asks for it", async () => {
  const { user } = show(<Owner />);
  await user.type(screen.getByRole("textbox"), "here");
  await user.click(screen.getByRole("tab", { name: "Two" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "One" }));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "here");
  expect(await axeViolations()).toEqual([]);
});

it("in a right-to-left page the arrows turn round", async () => {
  const { user } = show(
    <div style={{ direction: "rtl" }}>
      <Owner />
    </div>,
  );
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Two", selected: true }));
});
