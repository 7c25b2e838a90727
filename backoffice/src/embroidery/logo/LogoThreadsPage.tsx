import { findThread } from "@placket/domain/embroidery/thread/threads";
import { unnamedTone } from "@placket/domain/embroidery/pattern/thread-sequence";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { Heading } from "../../page/Heading.tsx";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { logosAt } from "../embroidery.addresses.ts";
import { Palette } from "../workbench/Palette.tsx";
import { logoThreadsQuery, useNameThreads, type LogoThreads } from "./logo.queries.ts";
import styles from "./LogosPage.module.css";

/** The thread of each block of a logo: a DST or EXP names none, so whoever digitized it says them here. */
export default function LogoThreadsPage({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery(logoThreadsQuery(number));
  return (
    <>
      <Heading title={`Threads of ${number}`} />
      <p>
        <a className="link" href={logosAt({})}>
          Logos
        </a>
      </p>
      {data ? (
        <Blocks key={data.hash} number={number} threads={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading its blocks" />
      )}
    </>
  );
}

interface BlocksProps {
  readonly number: string;
  readonly threads: LogoThreads;
}

function Blocks({ number, threads: { logo, hash, blocks } }: BlocksProps) {
  const [chosen, setChosen] = useState(() =>
    blocks.map(({ thread, suggested }) => thread || suggested),
  );
  const name = useNameThreads();
  const missing = chosen.filter((one) => one === "").length;
  const isSuggested = blocks.some(({ thread, suggested }) => thread === "" && suggested !== "");
  const said = name.error
    ? failureText(name.error)
    : name.data
      ? "Its threads are named. Jobs that wait for it are sewn in them."
      : "";
  return (
    <form
      className={styles["threads"]}
      onSubmit={(event) => {
        event.preventDefault();
        name.mutate({ params: { number }, body: { hash, threads: chosen } });
      }}
    >
      <Said text={said} />
      <p>{logo.title}</p>
      {logo.image_url === null ? null : (
        <img
          className={styles["seen"]}
          src={logo.image_url}
          alt={`${logo.title}, in its threads as far as they are named`}
        />
      )}
      {isSuggested ? <p>The picture that was brought suggests these. Look at each.</p> : null}
      <Palette
        title="Block by block"
        canBeEmpty
        rows={blocks.map(({ stitches }, at) => ({
          key: String(at),
          label: `Block ${at + 1} · ${stitches.toLocaleString("en-US")} stitches`,
          thread: chosen[at] ?? "",
          threadColor: findThread(chosen[at] ?? "")?.color ?? unnamedTone(at),
        }))}
        onChange={(key, thread) =>
          setChosen((before) => before.map((one, at) => (String(at) === key ? thread : one)))
        }
      />
      {missing > 0 ? (
        <p>
          {missing} {missing === 1 ? "block is" : "blocks are"} not named yet.
        </p>
      ) : null}
      <Button type="submit" disabled={missing > 0} busy={name.isPending}>
        Name the Threads
      </Button>
    </form>
  );
}
