import { hrefTo } from "../routing/routes.ts";

/** Where a page of the blog stands, counted from 1. */
export const blogAddress = (page: number): string =>
  hrefTo("blog", {}, { p: page > 1 ? String(page) : undefined });
