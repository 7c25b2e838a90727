import sharp from "sharp";
import type { Db } from "../db/database.ts";
import { hashOfPassword } from "../session/password.ts";
import { readLogoFile } from "../portal/logo-file.ts";
import { DEMO_CUSTOMER } from "./demo-customer.ts";
import { storePortal } from "./demo-portal.sql.ts";

/** The organization of the demo store: obviously none, and its password is no secret. */
export const DEMO_PORTAL = {
  code: "demo-harbor",
  name: "Demo Harbor Hotels",
  members: [
    { email: "desk@harbor.example", firstName: "Demo", lastName: "Desk", poNumber: "HARBOR-2026" },
    { email: "galley@harbor.example", firstName: "Demo", lastName: "Galley", poNumber: "" },
  ],
  terms: { limitMinor: 200_000, netDays: 30 },
  password: DEMO_CUSTOMER.password,
} as const;

/** An anchor in a ring beside three bars: drawn here, so that nobody's mark is borrowed. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="96" viewBox="0 0 192 48">
  <g fill="none" stroke="#1d3d5c" stroke-width="3">
    <circle cx="24" cy="24" r="21"/><circle cx="24" cy="13" r="4"/>
    <path d="M24 17v21M16 22h16M12 28c0 7 5 10 12 10s12-3 12-10"/>
  </g>
  <path d="M60 12h116v4H60zM60 22h92v4H60zM60 32h116v4H60z" fill="#1d3d5c"/>
</svg>`;

const NOTICES = {
  aboveLoginDetails: "<p>Uniforms for the staff of <b>Demo Harbor Hotels</b>.</p>",
  belowLoginDetails: "<p>No login yet? Ask the linen room of your house.</p>",
  footerNavigation:
    '<ul><li><a href="/front-of-house">Front desk and bar</a></li><li><a href="/kitchen">Galley</a></li></ul>',
  disclaimer:
    "<p>A portal of the demo store: the hotels are made up, and nothing is delivered.</p>",
  customerInstructions:
    "<p>Orders of a house go out together, on <b>Fridays</b>. What is worn at the desk carries the name of its wearer.</p>",
};

/** Its menu, by the path of each category. */
const MENU = [
  { path: "front-of-house", name: "Front desk and bar" },
  { path: "kitchen", name: "Galley" },
  { path: "care-spa", name: "Spa" },
] as const;

/** The demo store's portal with two customers; one that is there already is left alone. */
export async function seedPortal(db: Db, now: Date): Promise<void> {
  const drawn = await sharp(Buffer.from(LOGO)).png().toBuffer();
  const logo = await readLogoFile(drawn);
  if (!logo.ok) throw new Error("The logo of the demo portal cannot be read.");
  const passwordHash = await hashOfPassword(DEMO_PORTAL.password);
  await db.transaction().execute(async (tx) => {
    await storePortal(tx, {
      ...DEMO_PORTAL,
      notices: NOTICES,
      menu: MENU,
      logo: logo.value,
      passwordHash,
      now,
    });
  });
}
