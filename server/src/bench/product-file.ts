import { createWriteStream } from "node:fs";
import { once } from "node:events";

const COLORS = ["White", "Black", "Navy", "Steel", "Olive", "Oat", "Denim", "Burgundy"];
const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL", "6XL"];

const HEADER =
  "sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight," +
  "product_online,tax_class_name,visibility,price,special_price,url_key,additional_attributes,qty,min_cart_qty," +
  "use_config_min_sale_qty,is_in_stock,manage_stock,use_config_manage_stock,related_skus,configurable_variations";

/** Writes a product file with so many variants, 80 to a configurable product. Gives the number of rows. */
export async function writeProductFile(file: string, variants: number): Promise<number> {
  const out = createWriteStream(file);
  out.write(`${HEADER}\n`);
  let rows = 0;
  for (let parent = 0; parent * 80 < variants; parent += 1) {
    const block = familyRows(parent, Math.min(80, variants - parent * 80));
    rows += block.length;
    if (!out.write(`${block.join("\n")}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  return rows;
}

function familyRows(parent: number, count: number): string[] {
  const sku = `WRK-${String(parent).padStart(5, "0")}`;
  const variations: string[] = [];
  const rows: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [color, size] = [
      COLORS[Math.floor(at / SIZES.length)] ?? "White",
      SIZES[at % SIZES.length] ?? "M",
    ];
    const child = `${sku}-${color.slice(0, 3).toUpperCase()}-${size}`;
    variations.push(`sku=${child},color=${color},size=${size}`);
    const name = `Bench coat ${parent} ${color} ${size}`;
    const attributes = `"color=${color},size=${size},fabric=Twill ${parent % 7},fit_sleeve=Set in, with a gusset"`;
    rows.push(
      `${child},,Default,simple,,base,${name},,,1.2,1,Taxable Goods,Not Visible Individually,54.00,,,${attributes},${at % 90},1,1,1,1,1,,`,
    );
  }
  const text = `"Twill of 7.2 oz, cut in five lengths. ${"Ten buttons rated for 95 °C. ".repeat(12)}"`;
  rows.push(
    `${sku},,Default,configurable,"Default Category/Bench ${parent % 20}",base,Bench coat ${parent},${text},${text},,1,Taxable Goods,"Catalog, Search",,,,fabric=Twill,0,,1,1,1,1,WRK-${String(Math.max(0, parent - 1)).padStart(5, "0")},"${variations.join("|")}"`,
  );
  return rows;
}
