import type { logoAdminEndpoints } from "@placket/contract/embroidery/logo.admin";
import { logoToWire } from "@placket/contract/embroidery/logo.codec";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { isThreaded } from "@placket/domain/embroidery/logo/named-threads";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow } from "../../list/list-page.ts";
import { transact } from "../../transact.ts";
import { sayInEnglish } from "../../translation/say.ts";
import {
  addHouseLogo,
  digitizeLogo,
  listLogos,
  listLogosOf,
  logoSource,
  logoStitches,
  readStitches,
} from "./desk/logo-desk.ts";
import { logoBlocks, nameThreads, readInThreads } from "./desk/logo-threads.ts";
import { USUAL_GROUND } from "./reading/logo-work.ts";
import { readBroughtLogo } from "./take-logo.ts";

export const logoAdminHandlers: Handlers<typeof logoAdminEndpoints> = {
  logos: async ({ ctx }, { query }) => {
    const { search: text = "", state } = query;
    const page = await listLogos(ctx, { text: text.trim(), state }, query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(toWire) }) : page;
  },
  customerLogos: async ({ ctx }, { params: { id } }) =>
    ok({ logos: (await listLogosOf(ctx, id)).map(toWire) }),
  exportLogos: ({ ctx }, { query }) => {
    const { search: text = "", state, sort } = query;
    const rows = everyRow((page) =>
      listLogos(ctx, { text: text.trim(), state }, { ...page, sort }),
    );
    return csvFile("logos.csv", FILE_COLUMNS, rows);
  },
  addHouseLogo: async ({ ctx }, { body: { file, description = "" } }) => {
    const { name } = file;
    const bytes = await bytesOf(file);
    const ready = await readBroughtLogo(ctx, { bytes, name, description, ground: USUAL_GROUND });
    if (!ready.ok) return ready;
    return wire(await transact(ctx, (tx) => addHouseLogo(tx, ready.value)));
  },
  logoSource: async ({ ctx }, { params: { number } }) => {
    const found = await logoSource(ctx, number);
    if (!found.ok) return found;
    const { bytes, format } = found.value;
    // Never as what it says it is: whoever saves it chooses what opens it.
    return {
      file: { name: `${number}.${format}`, contentType: "application/octet-stream", bytes },
    };
  },
  logoStitches: async ({ ctx }, { params: { number } }) => {
    const found = await logoStitches(ctx, number);
    if (!found.ok) return found;
    const { bytes, format } = found.value;
    return {
      file: { name: `${number}.${format}`, contentType: "application/octet-stream", bytes },
    };
  },
  digitizeLogo: async ({ ctx }, { params: { number }, body: { file } }) => {
    const read = await readStitches(ctx, await bytesOf(file));
    if (!read.ok) return read;
    return wire(await transact(ctx, (tx) => digitizeLogo(tx, number, read.value)));
  },
  logoThreads: async ({ ctx }, { params: { number } }) => {
    const found = await logoBlocks(ctx, number);
    if (!found.ok) return found;
    const { logo, hash, blocks } = found.value;
    return ok({ logo: toWire(logo), hash, blocks: blocks.map((one) => ({ ...one })) });
  },
  nameLogoThreads: async ({ ctx }, { params: { number }, body }) => {
    const read = await readInThreads(ctx, number, body);
    if (!read.ok) return read;
    return wire(await transact(ctx, (tx) => nameThreads(tx, number, read.value)));
  },
};

const FILE_COLUMNS: CsvColumns<Logo> = {
  logo: ({ number }) => number,
  name: ({ name }) => name,
  description: ({ description }) => description,
  format: ({ format }) => format,
  state: ({ state }) => state,
  stitches: ({ sewn }) => sewn?.stitches ?? null,
  brought: ({ broughtAt }) => broughtAt.toISOString(),
};

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

const wire = (kept: Result<Logo>) => (kept.ok ? ok(toWire(kept.value)) : kept);

const toWire = (logo: Logo) => ({
  ...logoToWire(logo, sayInEnglish),
  is_house: logo.isHouse,
  is_threaded: logo.sewn === null || isThreaded(logo.sewn),
  brought_at: logo.broughtAt.toISOString(),
});
