import type { SandboxAccess } from "../sandbox-provider.ts";

/** The origin whose pages may show the card fields. */
export const STORE = "http://store.test";

/** Does what the card fields do: hands a number in for a one-time token. */
export async function tokenFor(access: SandboxAccess, number: string): Promise<string> {
  const page = await fetch(`${access.url}/frame?key=${access.publicKey}&parent=${STORE}`);
  const session = /name="session" content="([^"]+)"/.exec(await page.text())?.[1];
  const securityCode = number.startsWith("37") ? "1234" : "123";
  const card = { number, expiry: "12/40", securityCode, name: "M Kowal" };
  const response = await fetch(`${access.url}/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: access.publicOrigin },
    body: JSON.stringify({ card, session, publicKey: access.publicKey }),
  });
  const body: unknown = await response.json();
  if (response.status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`);
  return (body as { readonly token: string }).token;
}

/** Presses a button on a page of a buyer's. Gives where they are led. */
export async function pressAt(
  { publicOrigin }: SandboxAccess,
  page: string,
  answer: object,
): Promise<string> {
  const response = await fetch(page, {
    method: "POST",
    headers: { "content-type": "application/json", origin: publicOrigin },
    body: JSON.stringify(answer),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`The page answered ${JSON.stringify(body)}`);
  return (body as { readonly location: string }).location;
}

/** Presses a button of the challenge page. */
export async function answerChallenge(
  { publicOrigin }: SandboxAccess,
  challengeUrl: string,
  passed: boolean,
): Promise<void> {
  const response = await fetch(`${challengeUrl}/answer`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: publicOrigin },
    body: JSON.stringify({ passed }),
  });
  if (!response.ok) throw new Error(`The challenge was answered with ${response.status}`);
}
