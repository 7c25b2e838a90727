import { describe, expect, it } from "vitest";
import type { InnerRoom } from "../inner-rooms.ts";
import { placeOf } from "../reading/place.ts";
import type { InnerEdge } from "./edge.ts";
import { innerRoomFindings, partTableFindings } from "./inner-rooms.ts";

const room = (parts: InnerRoom["parts"], of: readonly string[] = []): InnerRoom => ({
  folder: "server/src/order/",
  parts,
  knot: { of, why: "they are one" },
});
const PLAIN = room({
  ground: { holds: ["order.sql.ts", "history/"], uses: [] },
  paper: { uses: ["ground"] },
  ship: { uses: ["ground", "paper"] },
});
const edge = (from: string, to: string): InnerEdge => ({
  from: placeOf(`server/src/order/${from}`),
  to: placeOf(to.startsWith("server/") ? to : `server/src/order/${to}`),
  line: 3,
  target: { kind: "file", file: to },
  reExport: false,
});

describe("decision 0079 parts of a room", () => {
  it.each([
    ["a drawn arrow", "ship/slip.ts", "paper/order-paper.ts"],
    ["a file of one's own part", "paper/a.ts", "paper/b.ts"],
    ["a file that the ground names", "paper/a.ts", "order.sql.ts"],
    ["a file below a folder that it names", "paper/a.ts", "history/deep/voice.ts"],
    ["anything by a skin", "paper/paper.rest.ts", "ship/slip.ts"],
    ["a skin by a skin", "paper/paper.rest.ts", "ship/ship.admin.ts"],
    ["anything by a test", "paper/a.test.ts", "ship/slip.ts"],
    ["another room, which is another rule's", "paper/a.ts", "server/src/cart/cart.ts"],
  ])("may import %s", (_, from, to) => {
    expect(innerRoomFindings(edge(from, to), [PLAIN])).toEqual([]);
  });

  it.each([
    ["an arrow nobody drew", "paper/a.ts", "ship/slip.ts", /paper → ship is not drawn/],
    ["the ground's own way up", "order.sql.ts", "paper/a.ts", /ground → paper/],
    ["a skin by a part", "ship/slip.ts", "paper/paper.rest.ts", /is a skin/],
    ["a folder without a row", "ship/slip.ts", "gift/a.ts", /gift\/a\.ts stands in no part/],
    ["from a file without a row", "new.ts", "paper/a.ts", /new\.ts stands in no part/],
  ])("may not import %s", (_, from, to, message) => {
    const [finding] = innerRoomFindings(edge(from, to), [PLAIN]);
    expect(finding?.message).toMatch(message);
    expect(finding).toMatchObject({ line: 3, rule: "inner arrow" });
  });

  it("arrows both ways and circles are found, but within the knot", () => {
    const both = { a: { uses: ["b"] }, b: { uses: ["a"] }, c: { uses: ["a"] } };
    const rules = (one: InnerRoom) => partTableFindings([], [one]).map(({ rule }) => rule);
    expect(rules(room(both))).toContain("cycle");
    expect(rules(room(both, ["a", "b"]))).not.toContain("cycle");
    const round = { a: { uses: ["b"] }, b: { uses: ["c"] }, c: { uses: ["a"] } };
    expect(rules(room(round, ["a", "b"])), "round by another part").toContain("cycle");
  });

  it("an arrow behind which no import stands is found", () => {
    const walked = [edge("ship/slip.ts", "paper/a.ts"), edge("ship/slip.ts", "order.sql.ts")];
    expect(partTableFindings(walked, [PLAIN]).map(({ message }) => message)).toEqual([
      "no import stands behind paper → ground.",
    ]);
  });
});
