import { expect, it } from "vitest";
import { toldAsOne } from "./told-as-one.ts";
import type { Loss } from "./until-there.ts";

/** What is shown, and parts that are lost and asked for. */
function aScreen() {
  const shown = new Set<Loss>();
  const asked: string[] = [];
  const tell = toldAsOne((loss) => {
    shown.add(loss);
    return () => void shown.delete(loss);
  });
  const lose = (part: string, isGone = false) =>
    tell({ askAgain: () => void asked.push(part), isGone });
  return { asked, lose, shown: () => [...shown] };
}

it("asks with one press for everything that is missing", () => {
  const { asked, lose, shown } = aScreen();
  lose("drawer");
  lose("dialog");
  expect(shown()).toHaveLength(1);
  shown()[0]?.askAgain();
  expect(asked).toEqual(["drawer", "dialog"]);
  expect(shown()).toEqual([]);
});

it("goes with the last part that came, not with the first", () => {
  const { asked, lose, shown } = aScreen();
  const drawerCame = lose("drawer");
  const dialogCame = lose("dialog", true);
  dialogCame();
  expect(shown()).toMatchObject([{ isGone: true }]);
  shown()[0]?.askAgain();
  expect(asked).toEqual(["drawer"]);
  const drawerCameLater = lose("drawer");
  drawerCame();
  expect(shown()).toHaveLength(1);
  drawerCameLater();
  expect(shown()).toEqual([]);
});
