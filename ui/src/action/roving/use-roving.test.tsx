// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../testing/show.ts";
import { useRoving } from "./use-roving.tsx";

function Row() {
  const { stop, onKeyDown } = useRoving(1);
  return (
    <>
      <div role="toolbar" tabIndex={-1} aria-label="Row" onKeyDown={onKeyDown}>
        {["a", "b", "c"].map((name, index) => (
          <button key={name} type="button" {...stop(index)}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it("is one stop of the Tab key, with arrows within that go round", async () => {
  const { user } = show(<Row />);
  await user.tab();
  expect(focused()).toBe("b");
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("c");
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("a");
  await user.keyboard("{ArrowLeft}{Home}{End}");
  expect(focused()).toBe("c");
  await user.tab();
  expect(focused()).toBe("after");
  await user.tab({ shift: true });
  expect(focused()).toBe("c");
});

it("leaves other keys and the keys of the browser alone", async () => {
  const { user } = show(<Row />);
  screen.getByRole("button", { name: "a" }).focus();
  await user.keyboard("{Control>}{ArrowRight}{/Control}x");
  expect(focused()).toBe("a");
});
