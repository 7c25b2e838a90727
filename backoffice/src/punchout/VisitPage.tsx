import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { Fact, Facts } from "../page/Facts.tsx";
import { Folded } from "../page/form/Folded.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { visitQuery } from "./partner.queries.ts";
import { DOCUMENT_TEXT, OPERATION_TEXT, STATE_TEXT } from "./punchout-text.ts";
import { partnerAt, visitsAt } from "./punchout.addresses.ts";
import styles from "./VisitPage.module.css";

/** One visit, with what was exchanged: without secrets. */
export default function VisitPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: visit, error, refetch } = useQuery(visitQuery(id));
  if (error instanceof CallError && error.is("punchout.noSuchVisit")) return <NotFound />;
  if (error && !visit) return <Failed error={error} retry={() => void refetch()} />;
  if (!visit) return <LoadingRows label="Loading the visit" />;
  return (
    <>
      <Heading title={`Visit ${visit.id}`} />
      <p>
        <a className="link" href={visitsAt({})}>
          All visits
        </a>
      </p>
      <Facts>
        <Fact title="Partner">
          <a className="link" href={partnerAt({ id: String(visit.partnerId) })}>
            {visit.partner}
          </a>
        </Fact>
        <Fact title="Came to">{OPERATION_TEXT[visit.operation]}</Fact>
        <Fact title="What became of it">{STATE_TEXT[visit.state]}</Fact>
        <Fact title="Asked">
          <Time iso={visit.askedAt} />
        </Fact>
        <Fact title="Ended">{visit.endedAt === null ? "–" : <Time iso={visit.endedAt} />}</Fact>
        <Fact title="The cart goes to">{visit.returnUrl}</Fact>
      </Facts>
      {visit.documents.map(({ id: documentId, kind, status, body, madeAt }) => (
        <Folded key={documentId} title={`${DOCUMENT_TEXT[kind]}, ${status}`}>
          <p>
            <Time iso={madeAt} />
          </p>
          <pre className={styles["document"]}>{body}</pre>
        </Folded>
      ))}
    </>
  );
}
