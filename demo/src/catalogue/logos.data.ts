/** A logo of the house, as it was drawn for it. */
interface DemoLogo {
  readonly name: string;
  readonly svg: string;
}

const drawn = (width: number, height: number, paths: readonly (readonly [string, string])[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
  paths.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join("") +
  "</svg>";

/** In the order in which the store numbers them. */
export const demoLogos: readonly DemoLogo[] = [
  {
    name: "Steaming pot",
    svg: drawn(48, 44, [
      ["#9aa3ab", "M6 20H42V34Q42 42 34 42H14Q6 42 6 34Z"],
      ["#3a4654", "M4 16H44V20H4Z"],
      ["#3a4654", "M0 22H6V27H0ZM42 22H48V27H42Z"],
      ["#b0392e", "M21 11H27V16H21Z"],
      ["#7d8790", "M12 12Q9 8 12 5Q14 3 13 0H16Q18 4 15 7Q13 9 15 12Z"],
      ["#7d8790", "M33 12Q30 8 33 5Q35 3 34 0H37Q39 4 36 7Q34 9 36 12Z"],
    ]),
  },
  {
    name: "Anchor star",
    svg: drawn(44, 44, [
      ["#1d2b55", "M22 0L27.5 15.5H44L31 25.5L35.5 42L22 32.5L8.5 42L13 25.5L0 15.5H16.5Z"],
      [
        "#c8962d",
        "M20 12H24V16H28V19H24V27Q28 26 29 22L32 24Q29 31 22 31Q15 31 12 24L15 22Q16 26 20 27V19H16V16H20Z",
      ],
    ]),
  },
];
