import { CONTENT_PICTURE_FORMATS } from "@placket/domain/content/picture";
import { imageUrl } from "@placket/domain/media/image-url";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { failureText } from "../api/failure-text.ts";
import { FileButton } from "../page/form/FileButton.tsx";
import { Said } from "../page/Said.tsx";
import { useAddPicture } from "./content.queries.ts";
import styles from "./PartsEditor.module.css";

interface PictureFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (file: string) => void;
}

/** A picture of a part: brought here, or named as another part or product has it. */
export function PictureField({ id, label, value, onChange }: PictureFieldProps) {
  const add = useAddPicture();
  return (
    <div className={styles["picture"]}>
      {value === "" ? null : <img src={imageUrl(value, 240)} alt="" width={160} height={84} />}
      <TextField
        id={id}
        label={label}
        hint="A banner is 1280 by 670 pixels."
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <Said
        text={add.error ? failureText(add.error) : add.isPending ? "Bringing the picture" : ""}
      />
      <div>
        <FileButton
          text={value === "" ? "Choose a File" : "Choose Another File"}
          label={`File for “${label}”`}
          formats={CONTENT_PICTURE_FORMATS}
          onFile={(file) => add.mutate(file, { onSuccess: (taken) => onChange(taken.file) })}
        />
      </div>
    </div>
  );
}
