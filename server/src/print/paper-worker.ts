import { ok } from "@placket/domain/problem";
import { answerWorks } from "../threads/answer-works.ts";
import { drawPapers, type Papers } from "./paper.ts";

answerWorks(async (papers: Papers) => ok(await drawPapers(papers)));
