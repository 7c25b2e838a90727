import { answerWorks } from "../threads/answer-works.ts";
import { makeSheet } from "./sheet-work.ts";

answerWorks(makeSheet);
