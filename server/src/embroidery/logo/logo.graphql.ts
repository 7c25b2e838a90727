import type {
  CustomerLogoOrderEnum,
  QueryGetCustomerLogoArgs,
} from "@placket/contract/graphql.gen";
import { logoToWire } from "@placket/contract/embroidery/logo.codec";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import type { Ctx } from "../../context.ts";
import { orThrow } from "../../graphql/refused.ts";
import { sayIn } from "../../translation/say.ts";
import type { LogoOrder } from "./logo.sql.ts";
import { logoLibrary } from "./logos.ts";

const ORDERS = {
  NEWEST: "newest",
  OLDEST: "oldest",
  NAME: "name",
  STITCH_COUNT: "stitchCount",
} as const satisfies Readonly<Record<CustomerLogoOrderEnum, LogoOrder>>;

/** The customer's logo library (EMB-49). */
export const logoResolvers = {
  Query: {
    getCustomerLogo: async (_: unknown, asked: QueryGetCustomerLogoArgs, ctx: Ctx) => {
      const orderBy = asked.orderBy ?? "NEWEST";
      const pageSize = asked.pageSize ?? PAGE_SIZES.logos.usual;
      const currentPage = asked.currentPage ?? 1;
      const order = ORDERS[orderBy];
      const search = asked.search ?? "";
      const page = orThrow(await logoLibrary(ctx, { order, search, pageSize, currentPage }));
      const say = sayIn(ctx);
      return {
        logo: page.logos.map((logo) => logoToWire(logo, say)),
        page_info: {
          current_page: currentPage,
          page_size: pageSize,
          total_pages: Math.ceil(page.count / pageSize),
        },
        total_count: page.count,
        order_by: orderBy,
      };
    },
  },
};
