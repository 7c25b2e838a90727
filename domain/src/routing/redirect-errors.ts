import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const KIT = "hallway §7";

/** Refusals of whoever writes redirects; shoppers never meet them. */
export const redirectErrors = {
  "routing.pathInvalid": fieldRefusal(
    "Enter a path of this shop such as old-coats: no domain, no ? and no #.",
    KIT,
  ),
  "routing.fromMissing": fieldRefusal("From the path: enter a path such as old-coats.", KIT),
  "routing.toMissing": fieldRefusal("To the path: enter a path such as kitchen/chef-coats.", KIT),
  "routing.redirectToSelf": fieldRefusal("It would lead to itself: enter another path.", KIT),
  "routing.redirectRing": fieldRefusal(
    "Redirects would lead in a ring: nobody who asks for %1 would arrive.",
    KIT,
  ),
  "routing.redirectTooFar": fieldRefusal(
    "Whoever asks for %2 would be led on and on: more than %1 redirects in a row are not followed.",
    KIT,
  ),
  "routing.redirectTaken": refusal("There is a redirect for this path already.", KIT, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "routing.noSuchStoreView": fieldRefusal("Choose a store view that there is.", KIT),
  "routing.noSuchRedirect": notFound("There is no such redirect any more.", KIT),
  "routing.redirectChanged": refusal(
    "A colleague has changed this redirect meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
