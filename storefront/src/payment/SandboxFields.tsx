import { refuse } from "@placket/domain/problem";
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  FRAME_LOAD_MS,
  FRAME_MAY,
  UNREACHABLE,
  type CardFrameHandle,
  type Translate,
} from "./card-frame.ts";
import type { FieldsProps } from "./CardFrame.tsx";
import styles from "./CardFrame.module.css";
import { FieldsStatus, type FieldsPhase } from "./FieldsStatus.tsx";
import { frameTheme } from "./frame-theme.ts";
import { frameWords } from "./frame-words.ts";
import { SandboxChannel, type FrameLook, type FrameNews } from "./sandbox-channel.ts";

/** The sandbox processor's card fields: one frame, as high as it says it is. */
export function SandboxFields(props: FieldsProps<"sandbox">) {
  const { setup, t, ref, onType, onSubmit, onRetry } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<SandboxChannel>(null);
  const address = useSyncExternalStore(
    neverChanges,
    () => addressOf(setup.frameUrl),
    () => undefined,
  );
  const [phase, setPhase] = useState<FieldsPhase>("loading");
  const [height, setHeight] = useState(FIRST_HEIGHT);
  // The line stays up while the owner renders anew with other callbacks.
  const heed = useRef<(news: FrameNews) => void>(() => undefined);
  useEffect(() => {
    heed.current = (news) => {
      if (news.type === "change") onType?.(news.wrong);
      if (news.type === "submit") onSubmit?.();
      if (news.type === "resize") setHeight(news.height);
      if (news.type !== "ready") return;
      if (frame.current !== null) channel.current?.setup(lookOf(frame.current, t));
      setPhase("ready");
    };
  });

  // Before the next paint, so that the frame says nothing that nobody hears.
  useLayoutEffect(() => {
    const line = new SandboxChannel({
      origin: setup.frameOrigin,
      frame: () => frame.current?.contentWindow ?? null,
      onNews: (news) => heed.current(news),
    });
    channel.current = line;
    window.addEventListener("message", line.receive);
    return () => {
      window.removeEventListener("message", line.receive);
      line.close();
    };
  }, [setup.frameOrigin]);

  useEffect(() => {
    if (phase !== "loading") return undefined;
    const timer = setTimeout(() => setPhase("failed"), FRAME_LOAD_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useImperativeHandle(ref, () => handleOf(() => channel.current, phase), [phase]);

  return (
    <div className={styles["fields"]}>
      <FieldsStatus phase={phase} t={t} onRetry={onRetry} />
      {phase === "failed" || address === undefined ? null : (
        <iframe
          ref={frame}
          className={phase === "ready" ? styles["frame"] : styles["hidden"]}
          src={address}
          style={{ blockSize: `${height}px` }}
          title={t("Card details")}
          sandbox={FRAME_MAY}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

/** A frame that has not answered yet cannot be asked for a token. */
function handleOf(line: () => SandboxChannel | null, phase: FieldsPhase): CardFrameHandle {
  return {
    tokenize: async () => {
      const open = line();
      return open === null || phase !== "ready" ? refuse(UNREACHABLE) : open.tokenize();
    },
    check: async () => {
      const open = line();
      return open === null || phase !== "ready" ? [UNREACHABLE] : open.check();
    },
    focus: (field) => line()?.focus(field),
  };
}

function lookOf(frame: HTMLIFrameElement, t: Translate): FrameLook {
  const { lang: language } = document.documentElement;
  return { theme: frameTheme(frame), language, words: frameWords(t) };
}

function addressOf(frameUrl: string): string {
  const url = new URL(frameUrl);
  url.searchParams.set("parent", window.location.origin);
  return url.href;
}

/** The address names the page around, which a server that renders does not know. */
function neverChanges(): () => void {
  return () => undefined;
}

/** Three rows of fields, so that nothing jumps when the frame tells its own height. */
const FIRST_HEIGHT = 262;
