import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import type { CallReply } from "../../api/rest.ts";
import { aConfiguration } from "./embroidery.builder.ts";

type ConfigurationReply = CallReply<"embroidery">;

/** A digitized logo of the shopper's, as the server sends it. */
export function aLogoWire(number: string, change: Partial<LogoWire> = {}): LogoWire {
  return {
    logo_number: number,
    customer_id: 4,
    logo_path: `${number}/key/picture.png`,
    image_url: `/media/logos/${number}/key/picture.png`,
    image_thumb: `/media/logos/${number}/key/thumb.png`,
    alt: "Harbour House",
    title: "Harbour House",
    file_name: "Harbour House.pes",
    file_type: "pes",
    kind: "machine_file",
    state: "digitized",
    design_description: "",
    stitch_count: 4200,
    is_extra_large: false,
    width: 60,
    height: 30,
    trims: 2,
    colors: [{ color: "Navy", hash_code: "#27386b" }],
    needle_points_url: `/media/logos/${number}/key/needle-points.bin`,
    stitch_file_url: `/media/logos/${number}/key/stitches.dst`,
    ...change,
  };
}

const usd = (value: number) => ({ value, currency: "USD" });

/** Up to two logos on the chest or the back, by their stitches or still to be digitized, and text. */
export function withLogos(change: Partial<ConfigurationReply> = {}): ConfigurationReply {
  const base = aConfiguration();
  const { global, for_type } = base.embroidery_placements;
  const service = (sku: string, price: number, up_to_stitches: number | null) => ({
    sku,
    name: sku,
    price: usd(price),
    up_to_stitches,
    up_to_lines: null,
  });
  return {
    ...base,
    embroidery_options: [
      {
        type: "logos",
        title: "Logos",
        services: [
          service("LOGO-S", 9, 14_999),
          service("LOGO-XL", 28, 40_000),
          service("LOGO-NEW", 12, null),
        ],
      },
      ...base.embroidery_options,
    ],
    embroidery_placements: {
      global: { ...global, step_order: ["logos", "text"], logo_on_file_allowed: true },
      for_type: {
        ...for_type,
        option: { flags: null, logos: { placements: ["left-chest", "back-yoke"] } },
      },
    },
    logo_max_count: 2,
    logo_options: {
      min_logos: 1,
      max_logos: 2,
      required_logos: 0,
      upload_price: usd(12),
      upload_sku: "LOGO-NEW",
      digitization_sku: null,
      digitization_price: null,
      on_file_price: usd(9),
      extra_large_from: 15_000,
      extra_large_price: usd(28),
      file_types: ["png", "dst"],
      max_file_bytes: 8_000_000,
    },
    ...change,
  };
}
