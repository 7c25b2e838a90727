import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { fileHref, type ExportName } from "../../api/file-href.ts";
import { useGo } from "../address.ts";
import { hrefOf, type Asked, type ListShape } from "./list-shape.ts";
import styles from "./ListHead.module.css";

interface ListHeadProps {
  readonly shape: ListShape;
  readonly asked: Asked;
  readonly file: ExportName;
  /** How many there are on this page. */
  readonly rows: number;
}

/** Above the rows: how many they are, how they are sorted where their titles cannot be pressed, and all of them as a file. */
export function ListHead({ shape, asked, file, rows }: ListHeadProps) {
  const go = useGo();
  const { one, many } = shape.nouns;
  const { after: _, ...all } = asked;
  const sorts = Object.entries(shape.sorts).flatMap(([key, { up, down }]) => [
    { key: `-${key}`, title: down },
    { key, title: up },
  ]);
  return (
    <div className={styles["head"]}>
      <output className={styles["count"]}>
        {rows} {rows === 1 ? one : many} on this page
      </output>
      <SelectField
        className={styles["sort"]}
        label="Sorted by"
        labelPlace="hidden"
        size="sm"
        value={asked.sort ?? shape.unlessTold}
        onChange={({ target }) => go(hrefOf(shape, asked, { sort: target.value }))}
      >
        {sorts.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      <a className="link" href={fileHref(file, all)} download>
        Export as CSV
      </a>
    </div>
  );
}
