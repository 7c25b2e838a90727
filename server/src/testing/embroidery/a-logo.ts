import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { cookieIn } from "../customer.ts";
import type { TestApp } from "../test-app.ts";

/** Who brings or asks: a signed-in customer's session, or what a guest's browser keeps of the logos it brought. */
interface LogoAsker {
  readonly session?: string;
  readonly logos?: string;
}

const cookiesOf = ({ session, logos }: LogoAsker): Record<string, string> => ({
  ...(session !== undefined && { placket_session: session }),
  ...(logos !== undefined && { placket_logos: logos }),
});

/** A file and how it is sent. */
interface Brought extends LogoAsker {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends a file as the store's page does. */
export function bringFile(
  app: TestApp,
  { bytes, name = "Crown Kitchen.png", fields = {}, ...asker }: Brought,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("fileId", new File([new Uint8Array(bytes)], name));
  return app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/app-product-option-file",
    cookies: cookiesOf(asker),
    headers: { origin: app.call.settings.storeUrl },
    payload: form,
  });
}

/** A logo that was taken in, and what its browser is known by from then on. */
export async function aLogo(
  app: TestApp,
  brought: Brought,
): Promise<{ readonly logo: LogoWire; readonly logos: string }> {
  const answer = await bringFile(app, brought);
  expect(answer.statusCode, answer.body).toBe(200);
  const logos = cookieIn(answer, "placket_logos");
  return { logo: answer.json(), logos: logos === "" ? (brought.logos ?? "") : logos };
}

/** The numbers of the logos on file of whoever asks. */
export async function logosOf(app: TestApp, asker: LogoAsker): Promise<readonly string[]> {
  const answer = await app.fastify.inject({
    url: "/rest/us/V1/xmapi/app-get-embroiderylogo-collection/0.4711/all",
    cookies: cookiesOf(asker),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { logo_detail: found } = answer.json<{ readonly logo_detail: readonly LogoWire[] }>();
  return found.map(({ logo_number: number }) => number);
}

/** A design as a DST file. */
export function dstOf(pattern: Pattern = aBlock()): Uint8Array {
  const written = writeDst(pattern, { name: "Block" });
  if (!written.ok) throw new Error("not written");
  return written.value;
}
