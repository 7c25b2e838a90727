import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { sql } from "kysely";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShopper, anAccount, askShop } from "../../testing/customer.ts";
import { aLogo, bringFile, dstOf, logosOf } from "../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let picture: Buffer;
let coat: number;
let jacket: number;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    coat = await aProduct(shop, {
      sku: "COAT",
      attributes: JSON.stringify({ has_embroidery: true }),
    });
    const { logos } = offerTerms();
    const terms = offerTerms({
      placements: offerTerms().placements.map((place) => ({ ...place, widthMm: 20, heightMm: 60 })),
      logos: logos && { ...logos, placements: ["back-yoke"] },
    });
    await anOffer(shop, { skus: ["coat"], terms });
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    jacket = await aProduct(shop, { sku: "JACKET", ...embroidered });
    const widths: Readonly<Record<string, number>> = { "left-chest": 40, "back-yoke": 200 };
    const placements = offerTerms().placements.map((place) => ({
      ...place,
      widthMm: widths[place.code] ?? 20,
      heightMm: 120,
    }));
    const both = logos && { ...logos, placements: ["left-chest", "back-yoke"] };
    await anOffer(shop, { skus: ["jacket"], terms: offerTerms({ placements, logos: both }) });
  });
  picture = await aPicture().png().toBuffer();
});
afterAll(() => app.close());

const aPicture = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 4, background: "#27408b" } });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">' +
  '<path fill="#1d2b55" d="M2 2h36v16h-36z"/></svg>';
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
/** A design as a file of that kind. */
function written(as: (typeof MACHINE_FILE_KINDS)[number]): Uint8Array {
  const made = writeMachineFile(aBlock(), { as, name: "block" });
  if (!made.ok) throw new Error("not written");
  return made.value;
}

describe("a file that is brought as a logo", () => {
  it("EMB-41 has the first 80 letters of its file's name, none of them cut in two", async () => {
    const letters = "x".repeat(79);
    const { logo } = await aLogo(app, { bytes: picture, name: `${letters}😀😀.png` });
    expect(logo.title).toBe(`${letters}😀`);
  });

  it.each([
    ["png", () => aPicture().png().toBuffer()],
    ["jpg", () => aPicture().flatten().jpeg().toBuffer()],
    ["webp", () => aPicture().webp().toBuffer()],
  ])("EMB-41, EMB-15 a %s is a picture that waits for stitches", async (type, made) => {
    const { logo } = await aLogo(app, { bytes: await made(), name: "Crown.DST" });
    expect(logo).toMatchObject({
      logo_number: expect.stringMatching(/^L\d{6}$/),
      customer_id: null,
      title: "Crown",
      file_name: `Crown.${type}`,
      file_type: type,
      kind: "picture",
      state: "uploaded",
      stitch_count: null,
      stitch_file_url: null,
    });
    const shown = await app.fastify.inject(logo.image_url ?? "");
    expect(shown.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "png", width: 120 });
  });

  it.each([
    ["png", (logo: Sharp) => logo.png().toBuffer()],
    ["jpg", (logo: Sharp) => logo.flatten({ background: "#ffffff" }).jpeg().toBuffer()],
    ["webp", (logo: Sharp) => logo.webp().toBuffer()],
  ])("EMB-41, EMB-16 a logo as a %s is sewn at once, as a draft", async (type, made) => {
    const drawn = SVG.replace("</svg>", '<path fill="#c8202c" d="M12 6h16v8h-16z"/></svg>');
    const logo = sharp(Buffer.from(drawn), { density: 300 });
    const brought = await aLogo(app, { bytes: await made(logo) });
    expect(brought.logo).toMatchObject({
      file_type: type,
      kind: "picture",
      state: "draft",
      width: expect.closeTo(81, 0),
      colors: [{ hash_code: expect.any(String) }, { hash_code: expect.any(String) }],
    });
    expect(brought.logo.stitch_count).toBeGreaterThan(1000);
    const shown = await app.fastify.inject(brought.logo.image_url ?? "");
    // Thread in its light has hundreds of shades; what was brought has two.
    expect((await sharp(shown.rawPayload).stats()).entropy).toBeGreaterThan(4);
  });

  it.each(MACHINE_FILE_KINDS)(
    "EMB-41, EMB-16 a %s is ready to be sewn: counted, measured and drawn by the store",
    async (kind) => {
      const { logo, logos } = await aLogo(app, { bytes: written(kind), name: "block.png" });
      expect(logo).toMatchObject({
        file_type: kind,
        kind: "machine_file",
        state: "digitized",
        is_extra_large: false,
        height: expect.closeTo(10, 0),
        colors: kind === "dst" || kind === "exp" ? [] : [{}, {}],
      });
      expect(logo.stitch_count).toBeGreaterThan(150);
      const cookies = { placket_logos: logos };
      const file = await app.fastify.inject({ url: logo.stitch_file_url ?? "", cookies });
      expect(file.headers["content-disposition"]).toBe(`attachment; filename="stitches.${kind}"`);
      expect(file.rawPayload.equals(Buffer.from(written(kind)))).toBe(true);
      const thumb = await app.fastify.inject(logo.image_thumb ?? "");
      expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ format: "png" });
    },
  );

  it("EMB-41 a drawing is sewn as a draft, and its own text is handed to nobody", async () => {
    const { logo } = await aLogo(app, { bytes: bytesOf(SVG), name: "logo.svg" });
    expect(logo).toMatchObject({
      file_type: "svg",
      kind: "drawing",
      state: "draft",
      colors: [{ color: expect.any(String), hash_code: expect.stringMatching(/^#/) }],
    });
    expect(logo.stitch_count).toBeGreaterThan(500);
    const names = ["source", "logo.svg", "picture.svg", "stitches.svg"];
    const [folder] = (logo.image_url ?? "").split("picture.png");
    for (const name of names) {
      expect((await app.fastify.inject(`${folder}${name}`)).statusCode).toBe(404);
    }
  });

  it("EMB-41 a draft finds room at the placement where it is to stand", async () => {
    const wide = bytesOf(SVG.replace('width="40mm" height="20mm"', 'width="300mm" height="150mm"'));
    const at = async (placement: string) => {
      const fields = { productId: String(jacket), placement };
      return (await aLogo(app, { bytes: wide, fields })).logo.width;
    };
    expect(await at("left-chest")).toBeCloseTo(36, 0);
    expect(await at("back-yoke")).toBeCloseTo(180, 0);
    // What is no placement of a logo there is not asked for.
    expect(await at("sleeve")).toBeCloseTo(36, 0);
  });

  it("EMB-41 a draft is made for its garment: it finds room at the first place for a logo", async () => {
    const wide = bytesOf(SVG.replace('width="40mm" height="20mm"', 'width="300mm" height="150mm"'));
    const { logo: alone } = await aLogo(app, { bytes: wide });
    expect([alone.width, alone.height]).toEqual([expect.closeTo(81, 0), expect.closeTo(36, 0)]);
    const fields = { productId: String(coat) };
    const { logo } = await aLogo(app, { bytes: wide, fields });
    expect([logo.width, logo.height]).toEqual([expect.closeTo(18, 0), expect.closeTo(8, 0)]);
    const sizeless = bytesOf(SVG.replace('width="40mm" height="20mm"', ""));
    const { logo: fitted } = await aLogo(app, { bytes: sizeless, fields });
    expect([fitted.width, fitted.height]).toEqual([logo.width, logo.height]);
  });

  it.each([
    ["pdf", "%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>"],
    ["eps", "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 50\n(%pipe%id) (r) file"],
    ["ai", "%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 17\nquit"],
  ])("EMB-36, EMB-41 a %s is kept as it came and never opened", async (type, text) => {
    const { logo } = await aLogo(app, { bytes: bytesOf(text), name: "art.png" });
    expect(logo).toMatchObject({
      file_type: type,
      kind: "document",
      state: "uploaded",
      logo_path: "",
      image_url: null,
      file_name: `art.${type}`,
    });
  });

  it("is written anew: what a picture said of itself, and what hung at its end, is gone", async () => {
    const told = await aPicture()
      .withExif({ IFD0: { Artist: "Somebody Secret" } })
      .png()
      .toBuffer();
    const bytes = Buffer.concat([told, Buffer.from("<script>alert(1)</script>")]);
    const { logo } = await aLogo(app, { bytes });
    const row = await app.shop.db
      .selectFrom("embroidery_logo")
      .innerJoin("embroidery_logo_file", "hash", "source_hash")
      .select("bytes")
      .where("key", "=", keyOf(logo.image_url))
      .executeTakeFirst();
    const kept = row?.bytes.toString("latin1") ?? "";
    expect(kept.startsWith("\u0089PNG")).toBe(true);
    expect(kept).not.toMatch(/Secret|script/);
  });

  const keyOf = (url: string | null) => (url ?? "").split("/").at(-2) ?? "";

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
    ["nothing", () => new Uint8Array(), 415, "logoFileUnknown"],
    ["a program", () => bytesOf("\u007FELF\u0002\u0001\u0001"), 415, "logoFileUnknown"],
    ["a page", () => bytesOf("<!doctype html><svg onload=alert(1)>"), 415, "logoFileUnknown"],
    ["plain text of even length", () => bytesOf("hello, world"), 415, "logoFileUnknown"],
    [
      "PostScript that is no EPS",
      () => bytesOf("%!PS-Adobe-3.0\nshowpage"),
      415,
      "logoFileUnknown",
    ],
    ["a damaged picture", () => new Uint8Array(picture.subarray(0, 60)), 400, "logoFileDamaged"],
    [
      "a picture of too many pixels",
      () => aPicture(9000, 9000).png().toBuffer(),
      413,
      "logoPictureTooLarge",
    ],
    [
      "a drawing with a script",
      () => bytesOf(SVG.replace("<path", "<script>1</script><path")),
      400,
      "svgUnsafe",
    ],
    [
      "a drawing of nothing",
      () => bytesOf("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
      400,
      "svgEmpty",
    ],
    [
      "a design larger than every hoop",
      () => dstOf(aBlock({ columns: 60, width: 100 })),
      400,
      "logoBeyondHoop",
    ],
  ])("EMB-50 %s is refused, and told why", async (_, made, status, key) => {
    const answer = await bringFile(app, { bytes: await made() });
    expect(answer.json()).toMatchObject({ key: `embroidery.${key}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).not.toBe("");
  });

  it("EMB-41 one for a product that there is not is refused, and nothing is kept", async () => {
    const answer = await bringFile(app, { bytes: picture, fields: { productId: "999999" } });
    expect(answer.json()).toMatchObject({
      key: "cart.noSuchProduct",
      errors: [{ field: "productId" }],
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("EMB-50 nobody brings logos without end", async () => {
    const { logos } = await aLogo(app, { bytes: picture, name: "The first of many.png" });
    await sql`INSERT INTO embroidery_logo (token_hash, name, description, format, state, key, source_hash, created_at)
      SELECT token_hash, name, description, format, state, key, source_hash, created_at
      FROM embroidery_logo, generate_series(2, 200) WHERE name = 'The first of many'`.execute(
      app.shop.db,
    );
    const answer = await bringFile(app, { bytes: picture, logos });
    expect(answer.json()).toMatchObject({ key: "embroidery.tooManyLogos" });
    expect((await bringFile(app, { bytes: picture })).statusCode).toBe(200);
  });

  it("EMB-50 one that is too large is refused before it is read", async () => {
    const answer = await bringFile(app, { bytes: new Uint8Array(9_000_000) });
    expect(answer.statusCode).toBe(413);
  });
});

describe("whose logos are shown", () => {
  it("EMB-42 a guest's are those of the browser that brought them, newest first", async () => {
    const first = await aLogo(app, { bytes: picture });
    const second = await aLogo(app, { bytes: dstOf(), logos: first.logos });
    expect(second.logos).toBe(first.logos);
    const numbers = [second.logo.logo_number, first.logo.logo_number];
    expect(await logosOf(app, { logos: first.logos })).toEqual(numbers);
    expect(await logosOf(app, {})).toEqual([]);
    expect(await logosOf(app, { logos: "guessed" })).toEqual([]);
    const other = await aLogo(app, { bytes: picture });
    expect(other.logos).not.toBe(first.logos);
    expect(await logosOf(app, { logos: other.logos })).toEqual([other.logo.logo_number]);
  });

  it("EMB-42, EMB-49, EMB-18 a customer's are their own, with those the browser brought before", async () => {
    const guest = await aLogo(app, { bytes: picture, name: "As guest.png" });
    await anAccount(app);
    const { session } = await aShopper(app);
    const own = await aLogo(app, { bytes: dstOf(), name: "Anchor.dst", session });
    expect(own.logo.customer_id).toEqual(expect.any(Number));
    expect(own.logos).toBe("");
    expect(await logosOf(app, { session })).toEqual([own.logo.logo_number]);
    expect(await logosOf(app, { session, logos: guest.logos })).toEqual([
      own.logo.logo_number,
      guest.logo.logo_number,
    ]);
    await aLogo(app, { bytes: picture, name: "Bell 50%.png", session });
    const library = (args: string) =>
      askShop(
        app,
        `{ getCustomerLogo${args} { logo { title logo_number stitch_count colors { color hash_code } }
          page_info { current_page page_size total_pages } total_count order_by } }`,
        { session },
      );
    const all = await library("");
    expect(all.data?.["getCustomerLogo"]).toMatchObject({
      logo: [{ title: "Bell 50%" }, { title: "Anchor" }],
      page_info: { current_page: 1, page_size: 20, total_pages: 1 },
      total_count: 2,
      order_by: "NEWEST",
    });
    const named = await library("(orderBy: NAME, pageSize: 1, currentPage: 2)");
    expect(named.data?.["getCustomerLogo"]).toMatchObject({
      logo: [{ title: "Bell 50%" }],
      page_info: { current_page: 2, page_size: 1, total_pages: 2 },
      order_by: "NAME",
    });
    const found = await library('(search: "0%")');
    expect(found.data?.["getCustomerLogo"]).toMatchObject({ logo: [{ title: "Bell 50%" }] });
    const number = await library(`(search: "${own.logo.logo_number.toLowerCase()}")`);
    expect(number.data?.["getCustomerLogo"]).toMatchObject({ logo: [{ title: "Anchor" }] });
    const wrong = await library("(pageSize: 1000)");
    expect(wrong.errors?.[0]?.extensions.key).toBe("catalog.badPageSize");
    const nobody = await askShop(app, "{ getCustomerLogo { total_count } }");
    expect(nobody.errors?.[0]?.extensions.category).toBe("graphql-authorization");
  });

  it("a picture is for whoever knows its address, and no other address opens it", async () => {
    const { logo } = await aLogo(app, { bytes: picture });
    const other = await aLogo(app, { bytes: picture });
    const crossed = (logo.image_url ?? "").replace(logo.logo_number, other.logo.logo_number);
    expect((await app.fastify.inject(crossed)).statusCode).toBe(404);
    expect((await app.fastify.inject("/media/logos/L000001/none/picture.png")).statusCode).toBe(
      404,
    );
    expect((await app.fastify.inject("/media/logos/L999999999999/x/thumb.png")).statusCode).toBe(
      404,
    );
  });
});
