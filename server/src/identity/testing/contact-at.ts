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
