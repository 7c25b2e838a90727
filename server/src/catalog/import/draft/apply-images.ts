import type {
  Change,
  ImageDraft,
  ImageMention,
} from "@placket/domain/catalog-import/product-draft";
import { roleColumns } from "@placket/domain/catalog-import/image-columns";
import type { MediaState } from "./product-state.ts";
import type { StoreWorld } from "./store-world.ts";

/**
 * The gallery as the row wants it. A picture named for a role joins the gallery; `additional_images`
 * gives the whole list and its order, and what it leaves out goes, unless it has a role.
 */
export function applyImages(
  draft: ImageDraft,
  was: readonly MediaState[],
  world: StoreWorld,
): readonly MediaState[] {
  const gallery = new Gallery(was, world);
  for (const [role] of roleColumns) {
    const mention: Change<ImageMention> | undefined = draft.roles.get(role);
    if (mention === undefined) gallery.relabel(role, draft.roleLabels.get(role));
    else gallery.assign(role, mention);
  }
  if (draft.additional) gallery.arrange(draft.additional);
  if (draft.hidden) gallery.hide(draft.hidden);
  return gallery.entries;
}

type Role = MediaState["roles"][number];

class Gallery {
  entries: MediaState[];
  readonly #world: StoreWorld;

  constructor(entries: readonly MediaState[], world: StoreWorld) {
    this.entries = [...entries];
    this.#world = world;
  }

  relabel(role: Role, label: string | undefined): void {
    if (label === undefined) return;
    this.#change(
      ({ roles }) => roles.includes(role),
      (entry) => ({ ...entry, label: label || null }),
    );
  }

  /** Gives the role to the named picture and takes it from every other. */
  assign(role: Role, mention: ImageMention | null): void {
    const file = mention && this.#ensure(mention);
    if (mention && !file) return;
    this.#change(
      (entry) => entry.roles.includes(role) !== (entry.file === file),
      (entry) => ({
        ...entry,
        roles: inOrder(
          entry.file === file ? [...entry.roles, role] : entry.roles.filter((own) => own !== role),
        ),
      }),
    );
  }

  arrange(mentions: readonly ImageMention[]): void {
    const files = mentions.flatMap((mention) => this.#ensure(mention) ?? []);
    const place = new Map([...new Set(files)].map((file, at) => [file, at]));
    const placeOf = ({ file }: MediaState) => place.get(file) ?? -1;
    const pictures = this.entries
      .filter(({ file, roles, kind }) => kind === "image" && (place.has(file) || roles.length > 0))
      .sort((a, b) => placeOf(a) - placeOf(b));
    // Films and turntables are not in the file: they keep their places.
    for (const [at, entry] of this.entries.entries()) {
      if (entry.kind !== "image") pictures.splice(at, 0, entry);
    }
    this.entries = pictures;
  }

  hide(names: readonly string[]): void {
    const hidden = new Set(names.map((name) => this.#fileOf(name)));
    this.#change(
      (entry) => entry.isHidden !== hidden.has(entry.file),
      (entry) => ({ ...entry, isHidden: !entry.isHidden }),
    );
  }

  /** The file of a mentioned picture, which is in the gallery then; nothing when pictures are left out. */
  #ensure({ name, label }: ImageMention): string | undefined {
    const picture = this.#world.pictureOf(name);
    if (!picture?.ok) return undefined;
    const { file, width, height } = picture.value;
    const known = this.entries.some((entry) => entry.file === file);
    if (!known) {
      const entry = { file, label: null, kind: "image", roles: [], isHidden: false, width, height };
      this.entries.push(entry);
    }
    if (label !== undefined) {
      this.#change(
        (entry) => entry.file === file,
        (entry) => ({ ...entry, label: label || null }),
      );
    }
    return file;
  }

  #fileOf(name: string): string {
    const picture = this.#world.pictureOf(name);
    return picture?.ok ? picture.value.file : name.replace(/^\/+/, "");
  }

  #change(which: (entry: MediaState) => boolean, how: (entry: MediaState) => MediaState): void {
    this.entries = this.entries.map((entry) => (which(entry) ? how(entry) : entry));
  }
}

function inOrder(roles: readonly Role[]): Role[] {
  return roleColumns.map(([role]) => role).filter((role) => roles.includes(role));
}
