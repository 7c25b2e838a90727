import { describe, expect, it } from "vitest";
import { withRoutes } from "./with-routes.ts";

describe("calls in a browser's build", () => {
  it("bring the rows of their routes", () => {
    expect(withRoutes('const reply = await shop.call("order", { query });')).toBe(
      'const reply = await shop.call({"method":"GET","path":"app-order"}, { query });',
    );
    expect(withRoutes('place.shop.call(\n  "deleteWishlistItem",\n  {})')).toContain('"path":');
  });

  it("and whoever reads the table brings what it reads", () => {
    const file = 'import { routes } from "@placket/contract/routes.gen";\nroutes.ownData.path';
    expect(withRoutes(file)).toContain('{"method":"GET","path":"app-my-data","gives":"file"}.path');
    expect(withRoutes("routes.ownData.path")).toBeUndefined();
  });

  it.each(["handler.call(this, text)", 'shop.call("nothing")', "const a = 1;"])(
    "%s stays as it is",
    (code) => expect(withRoutes(code)).toBeUndefined(),
  );

  it("are named where they are made", () => {
    expect(() => withRoutes("shop.call(name, {})")).toThrow("named where it is made");
  });
});
