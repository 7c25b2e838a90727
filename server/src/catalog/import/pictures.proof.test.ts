import { mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSimple, type ImportShop, importShop } from "./testing.ts";

let shop: ImportShop;
let imagesDir: string;
beforeEach(async () => {
  shop = await importShop();
  imagesDir = join(shop.dir, "images");
  await mkdir(join(imagesDir, "sub"), { recursive: true });
  await picture("coat-sf.png", "red");
  await picture("coat-sb.png", "blue");
  await picture("sub/detail, left-d.png", "green");
  await writeFile(join(imagesDir, "text.jpg"), "not a picture");
  await writeFile(
    join(imagesDir, "drawing.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await symlink("/etc/hostname", join(imagesDir, "link.png"));
});
afterEach(() => shop.close());

const picture = (name: string, background: string) =>
  sharp({ create: { width: 8, height: 10, channels: 3, background } })
    .png()
    .toFile(join(imagesDir, name));
const gallery = () =>
  shop.database.db
    .selectFrom("product_media")
    .select(["file", "label", "roles", "is_hidden", "width", "height"])
    .orderBy("position")
    .execute();
const namesOf = async () => (await gallery()).map(({ file }) => file.split("/")[1]);

describe("pictures of an import", () => {
  it("are taken into the store by content, with labels, roles, size and order", async () => {
    const row = aSimple({
      base_image: "coat-sf.png",
      base_image_label: "Front, red",
      small_image: "/coat-sf.png",
      thumbnail_image: "coat-sb.png",
      additional_images: "coat-sb.png, sub/detail\\, left-d.png",
      additional_image_labels: "Back,Detail\\, left",
      hide_from_product_page: "coat-sb.png",
    });
    expect((await shop.rows([row], { imagesDir })).rejections).toEqual([]);
    const size = { width: 8, height: 10 };
    expect(await gallery()).toEqual([
      {
        file: expect.stringMatching(/^[0-9a-f]{10}\/coat-sf\.png$/),
        label: "Front, red",
        roles: ["base", "small"],
        is_hidden: false,
        ...size,
      },
      {
        file: expect.stringMatching(/\/coat-sb\.png$/),
        label: "Back",
        roles: ["thumbnail"],
        is_hidden: true,
        ...size,
      },
      {
        file: expect.stringMatching(/\/detail-left-d\.png$/),
        label: "Detail, left",
        roles: [],
        is_hidden: false,
        ...size,
      },
    ]);
    expect((await shop.rows([row], { imagesDir })).report).toMatchObject({ unchanged: 1 });
    expect(await readdir(join(shop.dir, "data", "media", "catalog"))).toHaveLength(3);
  });

  it("are for the store alone, whoever may read the files they came from", async () => {
    await shop.rows([aSimple({ base_image: "coat-sf.png" })], { imagesDir });
    const file = (await gallery())[0]?.file ?? "";
    const { mode } = await stat(join(shop.dir, "data/media/catalog", file));
    expect(mode & 0o777).toBe(0o600);
  });

  it("another content under the same name gets another address", async () => {
    await shop.rows([aSimple({ base_image: "coat-sf.png" })], { imagesDir });
    const [before] = await gallery();
    await picture("coat-sf.png", "yellow");
    expect(
      (
        await shop.rows(
          [aSimple({ base_image: "coat-sf.png", additional_images: "coat-sf.png" })],
          { imagesDir },
        )
      ).report,
    ).toMatchObject({ updated: 1 });
    const after = await gallery();
    expect(after).toHaveLength(1);
    expect(after[0]?.file).not.toBe(before?.file);
  });

  it("no_selection takes a role away, the list of additional ones is the gallery's order", async () => {
    await shop.rows([aSimple({ base_image: "coat-sf.png", additional_images: "coat-sb.png" })], {
      imagesDir,
    });
    await shop.rows([{ sku: "COAT-1", additional_images: "coat-sb.png,coat-sf.png" }], {
      imagesDir,
    });
    expect(await namesOf()).toEqual(["coat-sb.png", "coat-sf.png"]);
    await shop.rows(
      [{ sku: "COAT-1", base_image: "no_selection", additional_images: "coat-sb.png" }],
      { imagesDir },
    );
    expect(await gallery()).toMatchObject([{ roles: [] }]);
    await shop.rows([{ sku: "COAT-1", additional_images: "__EMPTY__VALUE__" }], { imagesDir });
    expect(await gallery()).toEqual([]);
  });

  it("already in the store are found without a folder; others are left out and counted", async () => {
    await shop.rows([aSimple({ base_image: "coat-sf.png" })], { imagesDir });
    const [stored] = await gallery();
    const row = { sku: "COAT-1", base_image: stored?.file ?? "", thumbnail_image: "coat-sb.png" };
    const { report, notes } = await shop.rows([row]);
    expect(report).toMatchObject({ unchanged: 1 });
    expect(notes.picturesLeftOut).toBe(1);
  });

  it.each([
    ["none.png", "There is no such file in the image folder."],
    ["../images/coat-sf.png/../../x.png", "The name leads out of the image folder."],
    ["..", "The name leads out of the image folder."],
    ["..\\..\\x.png", "The name leads out of the image folder."],
    ["link.png", "The name leads out of the image folder."],
    ["sub", "There is no such file in the image folder."],
    ["text.jpg", "The file is not a picture that can be read."],
    ["drawing.svg", "The file is not a picture that can be read."],
    ["https://example.com/a.png", "Pictures are not fetched from other servers."],
    ["file:///etc/passwd", "Pictures are not fetched from other servers."],
    ["x".repeat(5000), "There is no such file in the image folder."],
  ])("%s is refused", async (name, reason) => {
    const { rejections } = await shop.rows([aSimple({ base_image: name })], { imagesDir });
    expect(rejections).toMatchObject([{ line: 2, column: "base_image", reason }]);
    expect(await shop.database.db.selectFrom("product").select("id").execute()).toEqual([]);
  });

  it("a dry run copies nothing", async () => {
    const { report } = await shop.rows([aSimple({ base_image: "coat-sf.png" })], {
      imagesDir,
      dryRun: true,
    });
    expect(report.created).toBe(1);
    await expect(readdir(join(shop.dir, "data"))).rejects.toThrow("ENOENT");
  });
});
