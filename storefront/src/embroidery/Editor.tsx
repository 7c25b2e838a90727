import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { tellBroken, tellLost } from "../slot/awaited.ts";
import { keptApart } from "../slot/PartBoundary.tsx";
import { t } from "../translation/translate.ts";
import type { Configurator } from "./configurator/Configurator.tsx";
import styles from "./EmbroideryDoor.module.css";

type EditorProps = ComponentProps<typeof Configurator>;

const load = lateModule(() => import("./configurator/Configurator.tsx"));

let drawn: ComponentType<EditorProps> | undefined;

/** Asks for the editor's script; there by then, it is drawn in the very turn of a press. */
export async function loadEditor(take: typeof load = load): Promise<ComponentType<EditorProps>> {
  const { Configurator } = await take();
  return (drawn ??= Configurator);
}

/**
 * The configurator once its script is there, and until then, where somebody waits for it, that it comes. Not by
 * `Suspense`: React draws what follows a fallback 300 ms after it at the soonest.
 */
export const Editor = keptApart(function Editor(props: EditorProps) {
  const [Drawn, setDrawn] = useState(() => drawn);
  useEffect(() => {
    if (Drawn) return;
    const there = loadEditor(() => untilThere(load, tellLost));
    void there.then((Now) => setDrawn(() => Now));
  }, [Drawn]);
  if (Drawn) return <Drawn {...props} />;
  if (!props.isOpen) return null;
  return <output className={styles["loading"]}>{t("Loading embroidery configurator...")}</output>;
}, tellBroken);
