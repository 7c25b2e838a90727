import type { ImageRole } from "@placket/domain/catalog-import/product-draft";
import { imageKind, type MediaKind } from "@placket/domain/catalog/image-kind";
import {
  PICTURE_FORMATS,
  PICTURE_VIEWS,
  type KeptPicture,
  type PictureView,
} from "@placket/domain/catalog/staff/product-pictures";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { FileButton } from "../../page/form/FileButton.tsx";
import { Said } from "../../page/Said.tsx";
import { Empty } from "../../page/states.tsx";
import { moved } from "./moved.ts";
import styles from "./Parts.module.css";
import { PictureRow } from "./PictureRow.tsx";

/** A picture in a list that is not saved yet. */
export interface DraftPicture extends KeptPicture {
  /** `null` of a film and a turntable. */
  readonly url: string | null;
  readonly kind: MediaKind;
}

interface PicturesFieldProps {
  readonly id: string;
  readonly pictures: readonly DraftPicture[];
  readonly errorOf: (field: string) => string | undefined;
  readonly isFixed: boolean;
  readonly onPictures: (
    change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
  ) => void;
}

/** The pictures in their order: each with its words and roles, moved by buttons or drawn to another place. */
export function PicturesField({ id, pictures, errorOf, isFixed, onPictures }: PicturesFieldProps) {
  const [drawn, setDrawn] = useState<number>();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    onPictures((all) => moved(all, from, to));
    setSaid(`Picture ${from + 1} stands at place ${to + 1} now.`);
  };
  return (
    <section aria-label="Pictures" id={`${id}-pictures`} tabIndex={-1}>
      <p>
        Front views are shown first, then back views, turntables, films, details and flat pictures;
        among pictures of one kind, as they stand here.
      </p>
      {pictures.length === 0 ? <Empty>There is no picture yet.</Empty> : null}
      <ol className={styles["pictures"]}>
        {pictures.map((picture, at) => (
          <PictureRow
            key={picture.file}
            id={`${id}-${at}`}
            picture={picture}
            view={KIND_TEXT[imageKind(picture.file, picture.kind)]}
            place={{ at, of: pictures.length }}
            error={errorOf(`${at}-alt`)}
            isFixed={isFixed}
            isDrawn={drawn === at}
            onDraw={setDrawn}
            onDrop={() => {
              if (drawn !== undefined && drawn !== at) move(drawn, at);
              setDrawn(undefined);
            }}
            onMove={(by) => move(at, at + by)}
            onRemove={() => onPictures((all) => all.toSpliced(at, 1))}
            onAlt={(alt) => onPictures((all) => all.with(at, { ...picture, alt }))}
            onHidden={(isHidden) => onPictures((all) => all.with(at, { ...picture, isHidden }))}
            onRole={(role, isOn) => onPictures((all) => withRole(all, { at, role, isOn }))}
          />
        ))}
      </ol>
      <Said text={said} />
      {isFixed ? null : (
        <NewPicture
          onPicture={(taken) =>
            onPictures((all) =>
              all.some(({ file }) => file === taken.file)
                ? all
                : [...all, { ...taken, roles: all.length === 0 ? [...FIRST_ROLES] : [] }],
            )
          }
        />
      )}
    </section>
  );
}

/** The first picture is shown wherever one stands for all. */
const FIRST_ROLES: readonly ImageRole[] = ["base", "small", "thumbnail"];

const KIND_TEXT = {
  studioFront: "Front view",
  studioBack: "Back view",
  magic360: "Turntable",
  "external-video": "Film",
  detail: "Detail",
  flat: "Flat",
  image: "",
} as const;

/** A role is of one picture: whoever gets it takes it from the other. */
const withRole = (
  all: readonly DraftPicture[],
  { at, role, isOn }: { readonly at: number; readonly role: ImageRole; readonly isOn: boolean },
): readonly DraftPicture[] =>
  all.map((picture, place) => {
    const others = picture.roles.filter((own) => own !== role);
    return { ...picture, roles: isOn && place === at ? [...others, role] : others };
  });

const VIEW_TEXT: Readonly<Record<PictureView, string>> = {
  front: "The front",
  back: "The back",
  detail: "A detail",
  flat: "It lies flat",
};

/** Brings a picture in and puts it last. */
function NewPicture({ onPicture }: { readonly onPicture: (picture: DraftPicture) => void }) {
  const [view, setView] = useState<PictureView | "">("");
  const take = useMutation({
    mutationFn: (file: File) =>
      call("takePicture", { body: { file, ...(view !== "" && { view }) } }),
    onSuccess: ({ file, url }) =>
      onPicture({ file, url, kind: "image", alt: "", roles: [], isHidden: false }),
  });
  return (
    <div className={styles["bring"]}>
      <SelectField
        label="The next picture shows"
        value={view}
        onChange={({ target }) => setView(viewOf(target.value))}
      >
        <option value="">What its name says</option>
        {VIEWS.map((one) => (
          <option key={one} value={one}>
            {VIEW_TEXT[one]}
          </option>
        ))}
      </SelectField>
      <FileButton
        text="Add a Picture"
        label="Add a picture"
        formats={PICTURE_FORMATS}
        onFile={(file) => take.mutate(file)}
      />
      <Said
        text={
          take.error
            ? failureText(take.error)
            : take.isPending
              ? "The picture is on its way."
              : take.isSuccess
                ? "The picture is there. Save, and it is shown."
                : ""
        }
      />
    </div>
  );
}

const VIEWS = Object.keys(PICTURE_VIEWS) as readonly PictureView[];
const viewOf = (text: string) => VIEWS.find((view) => view === text) ?? "";
