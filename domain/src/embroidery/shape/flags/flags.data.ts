import type { Flag } from "./flag.ts";
import { block, disc, polygon, star } from "./flag-paths.ts";

const WHITE = "#ffffff";
const BLACK = "#000000";

type Layer = Flag["layers"][number];

/** Bars side by side or one over the other, as [color, share]; the middle ones lie lowest. */
function bars(
  [width, height]: readonly [number, number],
  way: "across" | "down",
  ...parts: readonly (readonly [color: string, share: number])[]
): Layer[] {
  const whole = parts.reduce((sum, [, share]) => sum + share, 0);
  const length = way === "across" ? width : height;
  let from = 0;
  return parts.map(([color, share]) => {
    const [start, size] = [(from * length) / whole, (share * length) / whole];
    from += share;
    const path = way === "across" ? block(start, 0, size, height) : block(0, start, width, size);
    return [color, path] as const;
  });
}

/** The upright bar of a Nordic cross and its arms, from where it begins and how broad it is. */
function cross(
  [width, height]: readonly [number, number],
  color: string,
  [x, y, broad]: readonly [number, number, number],
): Layer[] {
  return [
    [color, block(x, 0, broad, height)],
    [color, block(0, y, x, broad)],
    [color, block(x + broad, y, width - x - broad, broad)],
  ];
}

function flag(
  code: string,
  name: string,
  size: readonly [number, number],
  layers: readonly Layer[],
  hasBorder = true,
): Flag {
  return { code, name, width: size[0], height: size[1], layers, hasBorder };
}

/** The star field of the United States: nine rows of six and five in turn. */
const unionStars = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_, i) => {
    const x = 8.19 * (2 * i + (row % 2 === 0 ? 1 : 2));
    return [WHITE, star(x, 7.02 * (row + 1), 4.004)] as const;
  }),
).flat();

/** The right half of a maple leaf from its tip to its stem, drawn about (0, 0), 80 units high. */
const leafHalf: readonly (readonly [number, number])[] = [
  [0, -40],
  [6.8, -27],
  [14.6, -30.6],
  [10.7, -9.2],
  [21.2, -17.6],
  [24.2, -12],
  [35.4, -14.2],
  [31.9, -2.3],
  [36.6, 0.7],
  [17.9, 16],
  [19.9, 23.6],
  [1.4, 20.6],
  [1.9, 40],
];
const mapleLeaf = polygon(
  ...leafHalf.map(([x, y]) => [100 + x, 50 + y] as const),
  ...leafHalf
    .slice(1)
    .reverse()
    .map(([x, y]) => [100 - x, 50 + y] as const),
);

/** Small stars of China turn a point towards the middle of the large one. */
const chineseStars = [
  [10, 2],
  [12, 4],
  [12, 7],
  [10, 9],
].map(([x = 0, y = 0]) => ["#ffde00", star(x, y, 1, [5 - x, 5 - y])] as const);

/** The flags that can be sewn truthfully at a chest's size: no arms, no lettering. */
export const flags: readonly Flag[] = [
  flag("AT", "Austria", [3, 2], bars([3, 2], "down", ["#c8102e", 1], [WHITE, 1], ["#c8102e", 1])),
  flag(
    "BD",
    "Bangladesh",
    [20, 12],
    [
      ["#006a4e", block(0, 0, 20, 12)],
      ["#f42a41", disc(9, 6, 4)],
    ],
    false,
  ),
  flag(
    "BE",
    "Belgium",
    [15, 13],
    bars([15, 13], "across", [BLACK, 1], ["#fdda24", 1], ["#ef3340", 1]),
    false,
  ),
  flag("BG", "Bulgaria", [5, 3], bars([5, 3], "down", [WHITE, 1], ["#00966e", 1], ["#d62612", 1])),
  flag(
    "CA",
    "Canada",
    [200, 100],
    [
      [WHITE, block(50, 0, 100, 100)],
      ["#d80621", block(0, 0, 50, 100)],
      ["#d80621", block(150, 0, 50, 100)],
      ["#d80621", mapleLeaf],
    ],
  ),
  flag(
    "CH",
    "Switzerland",
    [32, 32],
    [
      ["#da291c", block(0, 0, 32, 32)],
      [WHITE, block(13, 6, 6, 20)],
      [WHITE, block(6, 13, 7, 6)],
      [WHITE, block(19, 13, 7, 6)],
    ],
    false,
  ),
  flag(
    "CL",
    "Chile",
    [30, 20],
    [
      [WHITE, block(10, 0, 20, 10)],
      ["#d52b1e", block(0, 10, 30, 10)],
      ["#0039a6", block(0, 0, 10, 10)],
      [WHITE, star(5, 5, 2.5)],
    ],
  ),
  flag(
    "CN",
    "China",
    [30, 20],
    [["#ee1c25", block(0, 0, 30, 20)], ["#ffde00", star(5, 5, 3)], ...chineseStars],
    false,
  ),
  flag(
    "CO",
    "Colombia",
    [3, 2],
    bars([3, 2], "down", ["#fcd116", 2], ["#003893", 1], ["#ce1126", 1]),
    false,
  ),
  flag(
    "CZ",
    "Czechia",
    [6, 4],
    [
      [WHITE, block(0, 0, 6, 2)],
      ["#d7141a", block(0, 2, 6, 2)],
      ["#11457e", polygon([0, 0], [3, 2], [0, 4])],
    ],
  ),
  flag(
    "DE",
    "Germany",
    [5, 3],
    bars([5, 3], "down", [BLACK, 1], ["#dd0000", 1], ["#ffcc00", 1]),
    false,
  ),
  flag(
    "DK",
    "Denmark",
    [37, 28],
    [["#c8102e", block(0, 0, 37, 28)], ...cross([37, 28], WHITE, [12, 12, 4])],
  ),
  flag("EE", "Estonia", [11, 7], bars([11, 7], "down", ["#0072ce", 1], [BLACK, 1], [WHITE, 1])),
  flag(
    "ES",
    "Spain",
    [6, 4],
    bars([6, 4], "down", ["#aa151b", 1], ["#f1bf00", 2], ["#aa151b", 1]),
    false,
  ),
  flag(
    "FI",
    "Finland",
    [18, 11],
    [[WHITE, block(0, 0, 18, 11)], ...cross([18, 11], "#002f6c", [5, 4, 3])],
  ),
  flag("FR", "France", [3, 2], bars([3, 2], "across", ["#000091", 1], [WHITE, 1], ["#e1000f", 1])),
  flag(
    "GB",
    "United Kingdom",
    [60, 30],
    [
      ["#012169", block(0, 0, 60, 30)],
      [WHITE, polygon([0, 0], [6.708, 0], [60, 26.646], [60, 30], [53.292, 30], [0, 3.354])],
      [WHITE, polygon([60, 0], [60, 3.354], [6.708, 30], [0, 30], [0, 26.646], [53.292, 0])],
      ["#c8102e", polygon([0, 0], [20, 10], [15.528, 10], [0, 2.236])],
      ["#c8102e", polygon([60, 30], [40, 20], [44.472, 20], [60, 27.764])],
      ["#c8102e", polygon([0, 30], [20, 20], [24.472, 20], [4.472, 30])],
      ["#c8102e", polygon([60, 0], [40, 10], [35.528, 10], [55.528, 0])],
      [WHITE, block(25, 0, 10, 30)],
      [WHITE, block(0, 10, 25, 10)],
      [WHITE, block(35, 10, 25, 10)],
      ["#c8102e", block(27, 0, 6, 30)],
      ["#c8102e", block(0, 12, 27, 6)],
      ["#c8102e", block(33, 12, 27, 6)],
    ],
  ),
  flag(
    "GR",
    "Greece",
    [27, 18],
    [
      [WHITE, block(0, 0, 27, 18)],
      ...[0, 4, 8].map((y) => ["#004c98", block(10, y, 17, 2)] as const),
      ...[12, 16].map((y) => ["#004c98", block(0, y, 27, 2)] as const),
      ...[
        [0, 0],
        [6, 0],
        [0, 6],
        [6, 6],
      ].map(([x = 0, y = 0]) => ["#004c98", block(x, y, 4, 4)] as const),
    ],
  ),
  flag("HU", "Hungary", [6, 3], bars([6, 3], "down", ["#cd2a3e", 1], [WHITE, 1], ["#436f4d", 1])),
  flag("IE", "Ireland", [6, 3], bars([6, 3], "across", ["#169b62", 1], [WHITE, 1], ["#ff883e", 1])),
  flag(
    "IS",
    "Iceland",
    [25, 18],
    [
      ["#02529c", block(0, 0, 25, 18)],
      ...cross([25, 18], WHITE, [7, 7, 4]),
      ...cross([25, 18], "#dc1e35", [8, 8, 2]),
    ],
  ),
  flag(
    "IT",
    "Italy",
    [3, 2],
    bars([3, 2], "across", ["#008c45", 1], ["#f4f5f0", 1], ["#cd212a", 1]),
  ),
  flag(
    "JP",
    "Japan",
    [30, 20],
    [
      [WHITE, block(0, 0, 30, 20)],
      ["#bc002d", disc(15, 10, 6)],
    ],
  ),
  flag(
    "LT",
    "Lithuania",
    [5, 3],
    bars([5, 3], "down", ["#ffb81c", 1], ["#046a38", 1], ["#be3a34", 1]),
    false,
  ),
  flag(
    "LU",
    "Luxembourg",
    [5, 3],
    bars([5, 3], "down", ["#ef3340", 1], [WHITE, 1], ["#00a3e0", 1]),
  ),
  flag("LV", "Latvia", [10, 5], bars([10, 5], "down", ["#a4343a", 2], [WHITE, 1], ["#a4343a", 2])),
  flag("NG", "Nigeria", [6, 3], bars([6, 3], "across", ["#008751", 1], [WHITE, 1], ["#008751", 1])),
  flag(
    "NL",
    "Netherlands",
    [3, 2],
    bars([3, 2], "down", ["#ae1c28", 1], [WHITE, 1], ["#21468b", 1]),
  ),
  flag(
    "NO",
    "Norway",
    [22, 16],
    [
      ["#ba0c2f", block(0, 0, 22, 16)],
      ...cross([22, 16], WHITE, [6, 6, 4]),
      ...cross([22, 16], "#00205b", [7, 7, 2]),
    ],
  ),
  flag("PE", "Peru", [3, 2], bars([3, 2], "across", ["#d91023", 1], [WHITE, 1], ["#d91023", 1])),
  flag("PL", "Poland", [8, 5], bars([8, 5], "down", [WHITE, 1], ["#dc143c", 1])),
  flag(
    "RO",
    "Romania",
    [3, 2],
    bars([3, 2], "across", ["#002b7f", 1], ["#fcd116", 1], ["#ce1126", 1]),
    false,
  ),
  flag(
    "SE",
    "Sweden",
    [16, 10],
    [["#006aa7", block(0, 0, 16, 10)], ...cross([16, 10], "#fecc02", [5, 4, 2])],
    false,
  ),
  flag(
    "TH",
    "Thailand",
    [9, 6],
    bars([9, 6], "down", ["#a51931", 1], [WHITE, 1], ["#2d2a4a", 2], [WHITE, 1], ["#a51931", 1]),
  ),
  flag(
    "TR",
    "Türkiye",
    [1.5, 1],
    [
      ["#e30a17", block(0, 0, 1.5, 1)],
      [WHITE, "M.71125 .63369A.25 .25 0 1 1 .71125 .36631A.2 .2 0 1 0 .71125 .63369z"],
      [WHITE, star(0.82083, 0.5, 0.125, [-1, 0])],
    ],
    false,
  ),
  flag("UA", "Ukraine", [3, 2], bars([3, 2], "down", ["#0057b7", 1], ["#ffd700", 1]), false),
  flag(
    "US",
    "United States",
    [247, 130],
    [
      [WHITE, block(0, 0, 247, 130)],
      ...[0, 20, 40, 60].map((y) => ["#b31942", block(98.8, y, 148.2, 10)] as const),
      ...[80, 100, 120].map((y) => ["#b31942", block(0, y, 247, 10)] as const),
      ["#0a3161", block(0, 0, 98.8, 70)],
      ...unionStars,
    ],
  ),
  flag(
    "VN",
    "Vietnam",
    [30, 20],
    [
      ["#da251d", block(0, 0, 30, 20)],
      ["#ffde00", star(15, 10, 6)],
    ],
    false,
  ),
  flag(
    "ZA",
    "South Africa",
    [90, 60],
    [
      ["#e03c31", block(0, 0, 90, 30)],
      ["#001489", block(0, 30, 90, 30)],
      [
        WHITE,
        polygon(
          [0, 0],
          [18.028, 0],
          [48.028, 20],
          [90, 20],
          [90, 40],
          [48.028, 40],
          [18.028, 60],
          [0, 60],
        ),
      ],
      ["#ffb81c", polygon([0, 0], [45, 30], [0, 60])],
      [BLACK, polygon([0, 12.019], [26.972, 30], [0, 47.981])],
      [
        "#007749",
        polygon(
          [0, 0],
          [10.817, 0],
          [46.817, 24],
          [90, 24],
          [90, 36],
          [46.817, 36],
          [10.817, 60],
          [0, 60],
          [0, 52.789],
          [34.183, 30],
          [0, 7.211],
        ),
      ],
    ],
  ),
];
