import { systemClock } from "./context.ts";
import { ensureStore } from "./seed/bare-store.ts";
import { DEMO_CUSTOMER } from "./seed/demo-customer.ts";
import { DEMO_PORTAL } from "./seed/demo-portal.ts";
import { DEMO_STAFF } from "./seed/demo-staff.ts";
import { readMark } from "./seed/mark.sql.ts";
import type { SeedStep } from "./seed/seed.ts";
import type { AppInput, SeededLogin } from "./serve.ts";

/** Fills an empty database with the demo store if SEED says so, and shows on `out` how far it is. */
export async function fillEmpty(
  { database, settings }: AppInput,
  out: NodeJS.WriteStream,
): Promise<readonly SeededLogin[]> {
  if (settings.seed === "none") {
    await ensureStore(database.db);
    return [];
  }
  const mark = await readMark(database.db);
  // The importer is not loaded for a store that is filled already.
  const isFilled = mark === "complete" || mark === "foreign";
  if (!isFilled) await seed(database, settings, out);
  return mark === "foreign" ? [] : DEMO_LOGINS;
}

async function seed(
  { db }: AppInput["database"],
  { dataDir }: AppInput["settings"],
  out: NodeJS.WriteStream,
): Promise<void> {
  const { seedDemoStore } = await import("./seed/seed.ts");
  const display = out.isTTY ? await bar(out) : lines(out);
  try {
    await seedDemoStore({ db, dataDir, now: systemClock, progress: display.show });
  } finally {
    display.end();
  }
}

const DEMO_LOGINS: readonly SeededLogin[] = [
  { role: "customer", email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
  ...DEMO_PORTAL.members.map(({ email }) => ({
    role: `portal, at /customer/account/login?code=${DEMO_PORTAL.code}`,
    email,
    password: DEMO_PORTAL.password,
  })),
  { role: "staff, at /admin/", email: DEMO_STAFF.email, password: DEMO_STAFF.password },
];

interface Display {
  readonly show: (step: SeedStep, share: number) => void;
  readonly end: () => void;
}

const TITLES: Readonly<Record<SeedStep, string>> = {
  store: "Demo store: website and categories",
  products: "Demo store: products and pictures",
  prices: "Demo store: prices",
};

async function bar(stream: NodeJS.WriteStream): Promise<Display> {
  const { SingleBar } = await import("cli-progress");
  const format = "{title} {bar} {percentage} %";
  const single = new SingleBar({ format, hideCursor: true, clearOnComplete: true, stream });
  let isStarted = false;
  return {
    show: (step, share) => {
      const title = TITLES[step];
      if (!isStarted) single.start(100, 0, { title });
      isStarted = true;
      single.update(Math.round(share * 100), { title });
    },
    end: () => {
      if (isStarted) single.stop();
    },
  };
}

/** Without a terminal: a line where a step begins. */
function lines(stream: NodeJS.WriteStream): Display {
  let current: SeedStep | undefined;
  return {
    show: (step) => {
      if (step !== current) stream.write(`${TITLES[step]}\n`);
      current = step;
    },
    end: () => {},
  };
}
