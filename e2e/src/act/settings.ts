import type { Shopper } from "../shopper.ts";

type Settings = Readonly<Record<string, unknown>>;

interface AtScope {
  readonly edition: string;
  readonly settings: readonly {
    readonly path: string;
    readonly value: unknown;
    readonly isOwn: boolean;
  }[];
}

/**
 * Sets settings of the whole shop by the call that staff's form makes, for journeys that are not about the form; what was
 * set before is what it gives back to `restoresSettings`. Whoever calls it has signed in (`signsIn`).
 * @param set values by path, as `{ gtmId: "GTM-ABC123" }`
 * @throws when the store refuses one of them
 */
export async function setsSettings(staff: Shopper, set: Settings): Promise<AtScope> {
  const before = await ask(staff, "GET", "settings?scope=default");
  await change(staff, { edition: before.edition, set, useDefault: [] });
  return before;
}

/** Sets what `setsSettings` found, or lets it be inherited again. */
export async function restoresSettings(staff: Shopper, before: AtScope, set: Settings) {
  const { edition } = await ask(staff, "GET", "settings?scope=default");
  const changed = before.settings.filter(({ path }) => Object.hasOwn(set, path));
  const own = changed.filter(({ isOwn }) => isOwn);
  await change(staff, {
    edition,
    set: Object.fromEntries(own.map(({ path, value }) => [path, value])),
    useDefault: changed.filter(({ isOwn }) => !isOwn).map(({ path }) => path),
  });
}

const change = (
  staff: Shopper,
  body: { readonly edition: string; readonly set: Settings; readonly useDefault: string[] },
) => ask(staff, "PATCH", "settings", { scope: { kind: "default", id: 0 }, ...body });

/** Made in the back office's own page, with its session and its origin. */
async function ask(
  { page }: Shopper,
  method: string,
  path: string,
  body?: object,
): Promise<AtScope> {
  const { status, text } = await page.evaluate(
    async ({ url, ...init }) => {
      const answer = await fetch(url, init);
      return { status: answer.status, text: await answer.text() };
    },
    {
      url: `/admin/api/${path}`,
      method,
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    },
  );
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return JSON.parse(text) as AtScope;
}
