import { answerWorks } from "../../sewing/answer-works.ts";
import { readLogo } from "./read-logo.ts";

answerWorks(readLogo);
