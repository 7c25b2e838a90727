import { answerWorks } from "../../../threads/answer-works.ts";
import { readLogo } from "./read-logo.ts";

answerWorks(readLogo);
