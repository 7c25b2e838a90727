import type { MessageEnd } from "@placket/domain/contact/message";
import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../api/failure-text.ts";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { Said } from "../page/Said.tsx";
import { useShowMessage, useWriteMessage, type Message } from "./contact.queries.ts";
import { isBehind } from "./is-behind.ts";
import styles from "./MessagePage.module.css";

interface MessageActionsProps {
  readonly message: Message;
  /** Shows what somebody else made of it meanwhile. */
  readonly onAnew: () => void;
}

/** Takes a message and hands it back, closes it and opens it again. Nobody is told. */
export function MessageActions({ message, onAnew }: MessageActionsProps) {
  const { id, version, state, takenBy, isMine } = message;
  const take = useWriteMessage("takeMessage");
  const move = useWriteMessage("moveMessage");
  const show = useShowMessage();
  const isBusy = take.isPending || move.isPending;
  const failed = take.error ?? move.error;
  const hold = (mine: boolean) => {
    move.reset();
    take.mutate({ params: { id }, body: { version, isMine: mine } }, { onSuccess: show });
  };
  const become = (to: MessageEnd) => {
    take.reset();
    move.mutate({ params: { id }, body: { version, state: to } }, { onSuccess: show });
  };
  return (
    <>
      <div className={styles["actions"]}>
        {isMine ? null : (
          <Button kind="line" busy={isBusy} onClick={() => hold(true)}>
            Take It
          </Button>
        )}
        {takenBy === null ? null : (
          <Button kind="line" busy={isBusy} onClick={() => hold(false)}>
            Hand It Back
          </Button>
        )}
        {state === "open" ? null : (
          <Button kind="line" busy={isBusy} onClick={() => become("open")}>
            Open It Again
          </Button>
        )}
        {state === "closed" ? null : (
          <Button kind="line" busy={isBusy} onClick={() => become("closed")}>
            Close It
          </Button>
        )}
      </div>
      <Said text={failed ? failureText(failed) : ""} />
      {isBehind(failed) ? (
        <p>
          <ShowAnew onPress={onAnew} />
        </p>
      ) : null}
    </>
  );
}
