// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../testing/show.ts";
import { Picture } from "./Picture.tsx";
import { useSecondPicture } from "./use-second-picture.tsx";

const FRONT = { src: "/front.webp", width: 640, height: 800 };
const BACK = { src: "/back.webp", width: 640, height: 800 };

function Tile() {
  const { secondShown, host } = useSecondPicture();
  return (
    <div {...host}>
      <Picture {...FRONT} alt="Front" second={BACK} secondShown={secondShown} />
      <a href="#tile">Tile</a>
    </div>
  );
}

it("keeps its place and loads late, unless it opens the screen", () => {
  show(
    <>
      <Picture {...FRONT} alt="Late" srcSet="/front-320.webp 320w" sizes="50vw" />
      <Picture {...FRONT} alt="First" priority />
    </>,
  );
  const late = screen.getByRole("img", { name: "Late" });
  expect([
    late.getAttribute("width"),
    late.getAttribute("height"),
    late.getAttribute("loading"),
  ]).toEqual(["640", "800", "lazy"]);
  const first = screen.getByRole("img", { name: "First" });
  expect([first.getAttribute("loading"), first.getAttribute("fetchpriority")]).toEqual([
    "eager",
    "high",
  ]);
});

it("fetches the second picture on the first hover or focus and keeps it", async () => {
  const { user, container } = show(<Tile />);
  const second = () => container.querySelector('img[src="/back.webp"]');
  expect(second()).toBeNull();
  await user.tab();
  expect(second()?.getAttribute("data-shown")).toBe("true");
  await user.tab();
  expect(second()?.getAttribute("data-shown")).toBe("false");
  await user.hover(screen.getByRole("link"));
  expect(second()?.getAttribute("data-shown")).toBe("true");
});

it("a finger that passes over does not fetch it", async () => {
  const { user, container } = show(<Tile />);
  await user.pointer({ keys: "[TouchA>]", target: screen.getByRole("img") });
  expect(container.querySelector('img[src="/back.webp"]')).toBeNull();
});
