import { checkPlacement, tidyPlacement } from "@placket/domain/content/check-document";
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Placement,
} from "@placket/domain/content/document";
import { LOCATIONS } from "@placket/domain/content/location";
import type { FormField } from "../page/form/FormControl.tsx";
import { KIND_TEXT, placeText } from "./content-words.ts";
import type { ContentChoices } from "./content.queries.ts";

type PlacementField = "key" | "storeViewId" | "location" | "onPath" | "position";
type Typed = Readonly<Record<PlacementField, string>>;

const KEYS: Readonly<Record<DocumentKind, FormField>> = {
  page: { label: "Path", hint: "Such as size-guide or help/returns", autoComplete: "off" },
  block: { label: "Name", hint: "Small letters, digits and hyphens", autoComplete: "off" },
  post: { label: "Name", hint: "Small letters, digits and hyphens", autoComplete: "off" },
};

export const viewField = ({ views }: ContentChoices): FormField => ({
  label: "Store view",
  hint: "One for a single view goes before that for all of them.",
  choices: views.map(({ id, name }) => ({ value: String(id), label: name })),
});

/** Where a document of a kind stands, in a store with these views. */
export const placementFields = (
  kind: DocumentKind,
  choices: ContentChoices,
): Readonly<Partial<Record<PlacementField, FormField>>> => ({
  key: KEYS[kind],
  storeViewId: viewField(choices),
  ...(kind === "block" && {
    location: {
      label: "Place",
      choices: [
        { value: "", label: "None: asked for by its name" },
        ...LOCATIONS.map((value) => ({ value, label: placeText(value) })).toSorted((a, b) =>
          a.label.localeCompare(b.label, "en", { numeric: true }),
        ),
      ],
      mayBeEmpty: true as const,
    },
    onPath: {
      label: "On the page",
      hint: "A path such as /kitchen, or / for the home page; empty for every page",
      mayBeEmpty: true as const,
      autoComplete: "off",
    },
    position: { label: "Position", hint: "Among those at the same place, the lowest first" },
  }),
});

export const typedPlacement = (placement: Placement): Typed => ({
  key: placement.key,
  storeViewId: String(placement.storeViewId),
  location: placement.location ?? "",
  onPath: placement.onPath === null ? "" : `/${placement.onPath}`,
  position: String(placement.position),
});

/** What is typed, as the calls take it; a field that is not shown stays as it was. */
export function placementOf(typed: Partial<Typed>, before: Placement): Placement {
  const all = { ...typedPlacement(before), ...typed };
  return {
    key: all.key,
    storeViewId: Number(all.storeViewId),
    location: LOCATIONS.find((location) => location === all.location) ?? null,
    onPath: all.onPath.trim() === "" ? null : all.onPath,
    position: /^\d{1,6}$/.test(all.position.trim()) ? Number(all.position) : -1,
  };
}

/** What is wrong with it, as the server says it. */
export const checkTyped = (kind: DocumentKind, typed: Partial<Typed>, before: Placement) =>
  checkPlacement(kind, tidyPlacement(kind, placementOf(typed, before)));

export const NEW_PLACEMENT: Placement = {
  storeViewId: 0,
  key: "",
  location: null,
  onPath: null,
  position: 0,
};

export const KIND_FIELD: FormField = {
  label: "Kind",
  choices: DOCUMENT_KINDS.map((value) => ({ value, label: KIND_TEXT[value] })),
};
