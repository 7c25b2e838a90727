/** A contact that the sandbox's Dotdigital was told of. */
interface KnownContact {
  readonly email: string;
  readonly status: string;
  readonly carts: readonly Readonly<Record<string, unknown>>[];
}

/** The contact of an address that the sandbox at `url` was told of; undefined where there is none. */
export async function contactAt(url: string, email: string): Promise<KnownContact | undefined> {
  const answer = await fetch(`${url}/dotdigital/received`);
  const { contacts } = (await answer.json()) as { contacts: readonly KnownContact[] };
  return contacts.find((contact) => contact.email === email);
}

/** Staff delete a contact at the sandbox's Dotdigital. */
export async function deleteContactAt(
  { url, secretKey }: { readonly url: string; readonly secretKey: string },
  email: string,
): Promise<void> {
  const authorization = `Basic ${Buffer.from(`sandbox:${secretKey}`).toString("base64")}`;
  const answer = await fetch(`${url}/dotdigital/contacts/v3/email/${encodeURIComponent(email)}`, {
    method: "DELETE",
    headers: { authorization },
  });
  if (answer.status !== 204) throw new Error(`The contact was not deleted: ${answer.status}`);
}
