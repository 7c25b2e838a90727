import { answerWorks } from "./sewing/answer-works.ts";
import { makeSheet } from "./sheet-work.ts";

answerWorks(makeSheet);
