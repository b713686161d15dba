import { answersPersonalData } from '@stellenvisite/core/answers/answers.personal-data';
import { computeAnswerFiguresJob } from '@stellenvisite/core/answers/compute-answer-figures.job';
import { remindOfAnswersJob } from '@stellenvisite/core/answers/remind-of-answers.job';
import { defineSlice } from '../define-slice.ts';
import { answerMails } from './answer-mails.ts';

export const answersSlice = defineSlice({
  name: 'answers',
  jobs: [remindOfAnswersJob, computeAnswerFiguresJob],
  mails: answerMails,
  personalData: answersPersonalData,
});
