import type { AnswerApplication } from '@stellenvisite/contract/applications/application-answers.schema';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { scheduleMove } from '../shared/scheduled-moves-bar.tsx';

/** As much as an answer needs to know, from a list or from the application itself. */
export type AnsweredApplication = Pick<ReceivedApplicationDetail, 'id' | 'number' | 'version' | 'status' | 'job'> & {
  applicant: { fullName: string; academicTitle: string | null } | null;
};

type Answer = Omit<AnswerApplication, 'version' | 'status'> & { status: 'interview' | 'rejected' };

/** Shown as given, and sent when it can no longer be undone. */
export function scheduleAnswer(
  { id, version }: AnsweredApplication,
  name: string,
  { message, ...answer }: Answer & { message: string },
): void {
  const words = message.trim();
  scheduleMove({
    applications: [{ id, name }],
    to: answer.status,
    request: {
      method: 'PATCH',
      path: `/api/employer/applications/${id}`,
      body: { version, ...answer, ...(words && { message: words }) },
    },
  });
}

type OfferWords = { answerBy: string; message: string };

/** An offer is shown as sent, and sent when it can no longer be undone. */
export function scheduleOffer(
  { id, version }: AnsweredApplication,
  name: string,
  { answerBy, message }: OfferWords,
): void {
  const words = message.trim();
  scheduleMove({
    applications: [{ id, name }],
    to: 'offer',
    request: {
      method: 'PUT',
      path: `/api/employer/applications/${id}/offer`,
      body: { version, answerBy, ...(words && { message: words }) },
    },
  });
}
