import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { FONT_CODES } from "@placket/domain/embroidery/lettering/fonts";
import { z } from "zod";

/** What a garment is made of, by its code. */
export const fabricCode = z.enum(Object.keys(fabrics) as [FabricCode, ...FabricCode[]]);

/** A font that letters are sewn in, by its code. */
export const fontCode = z.enum(FONT_CODES);
