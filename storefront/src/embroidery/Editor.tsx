import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import { useEffect, type ComponentProps, type ComponentType } from "react";
import { observable, useObservable } from "../events/observable.ts";
import { tellBroken, tellLost } from "../slot/awaited.ts";
import { keptApart } from "../slot/PartBoundary.tsx";
import { t } from "../translation/translate.ts";
import type { Configurator } from "./configurator/Configurator.tsx";
import styles from "./EmbroideryDoor.module.css";

type EditorProps = ComponentProps<typeof Configurator>;

const load = lateModule(() => import("./configurator/Configurator.tsx"));

/** In a browser alone: the server draws no editor. */
const there = observable<{ readonly Drawn?: ComponentType<EditorProps> }>({});

/** Asks for the editor's script; there by then, it is drawn in the very turn of a press. */
export async function loadEditor(take: typeof load = load): Promise<void> {
  const { Configurator: Drawn } = await take();
  if (!there.get().Drawn) there.set({ Drawn });
}

/**
 * The configurator once its script is there, and until then, where somebody waits for it, that it comes. Not by
 * `Suspense`: React draws what follows a fallback 300 ms after it at the soonest.
 */
export const Editor = keptApart(function Editor(props: EditorProps) {
  const { Drawn } = useObservable(there);
  useEffect(() => {
    if (!Drawn) void loadEditor(() => untilThere(load, tellLost));
  }, [Drawn]);
  if (Drawn) return <Drawn {...props} />;
  if (!props.isOpen) return null;
  return <output className={styles["loading"]}>{t("Loading embroidery configurator...")}</output>;
}, tellBroken);
