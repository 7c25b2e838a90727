import { useQuery } from "@tanstack/react-query";
import { Fact, Facts } from "../page/Facts.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { questionsAt } from "./question.addresses.ts";
import { questionQuery, type Question } from "./question.queries.ts";
import styles from "./QuestionPage.module.css";
import { RejectForm } from "./RejectForm.tsx";
import { STATE_TEXT } from "./state-text.ts";

/** One question: who asked what, the answer, and keeping it from the page. */
export default function QuestionPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data: question, error, refetch } = useQuery(questionQuery(id));
  const mayAnswer = useMay("questions.answer");
  if (error && !question) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={question ? `Question about ${question.product.name}` : "Question"} />
      <p>
        <a className="link" href={questionsAt({})}>
          All questions
        </a>
      </p>
      {question ? (
        <>
          <QuestionFacts question={question} />
          {mayAnswer ? (
            <Writing question={question} onAnew={() => void refetch()} />
          ) : (
            <Reading question={question} />
          )}
        </>
      ) : (
        <LoadingRows label="Loading the question" rows={4} />
      )}
    </>
  );
}

interface WritingProps {
  readonly question: Question;
  readonly onAnew: () => void;
}

/** What may become of it; both begin anew with what was written last. */
function Writing({ question, onAnew }: WritingProps) {
  const { version, state } = question;
  return (
    <>
      <section aria-labelledby="answer" className={styles["section"]}>
        <h2 id="answer">{state === "answered" ? "The Answer" : "Answer It"}</h2>
        <AnswerForm key={version} question={question} onAnew={onAnew} />
      </section>
      {state === "rejected" ? null : (
        <section aria-labelledby="reject" className={styles["section"]}>
          <h2 id="reject">
            {state === "answered" ? "Take It Off the Page" : "Keep It from the Page"}
          </h2>
          <RejectForm key={version} question={question} onAnew={onAnew} />
        </section>
      )}
    </>
  );
}

function Reading({ question: { question, answer } }: { readonly question: Question }) {
  return (
    <section aria-labelledby="asked" className={styles["section"]}>
      <h2 id="asked">Question and Answer</h2>
      <p className={styles["text"]}>{question}</p>
      <p className={styles["text"]}>{answer ?? "Nobody has answered it."}</p>
    </section>
  );
}

function QuestionFacts({ question }: { readonly question: Question }) {
  const { product, view, author, email, customerId, state, rejectReason } = question;
  return (
    <Facts>
      <Fact title="State">{STATE_TEXT[state]}</Fact>
      {rejectReason === null ? null : <Fact title="Why">{rejectReason}</Fact>}
      <Fact title="Product">
        {product.url === null ? (
          product.name
        ) : (
          <a className="link" href={product.url}>
            {product.name}
          </a>
        )}{" "}
        <span className="num">{product.sku}</span>
      </Fact>
      <Fact title="Store view">{view}</Fact>
      <Fact title="Asked by">
        {author}, {email}
        {customerId === null ? " (guest)" : ""}
      </Fact>
      <Fact title="Asked">
        <Time iso={question.askedAt} />
      </Fact>
      {question.toldAt === null ? null : (
        <Fact title="Answer sent">
          <Time iso={question.toldAt} />
        </Fact>
      )}
    </Facts>
  );
}
