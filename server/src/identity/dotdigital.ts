import { holding } from "../held/held.ts";
import type { ContactsProvider } from "../providers/contacts/contacts-provider.ts";
import { dotdigitalApi, dotdigitalProvider } from "../providers/contacts/dotdigital-provider.ts";

/** Whoever keeps contacts: Dotdigital where its API user is configured, what the sandbox plays otherwise. */
export const dotdigital = holding<ContactsProvider>({
  name: "dotdigital",
  open: ({ settings: { dotdigital: keys, sandbox } }) =>
    dotdigitalProvider(
      keys
        ? { ...keys, url: dotdigitalApi(keys.region) }
        : { url: `${sandbox.url}/dotdigital`, user: "sandbox", password: sandbox.secretKey },
    ),
});
