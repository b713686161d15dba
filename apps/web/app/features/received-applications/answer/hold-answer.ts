import type { AnswerApplication } from '@stellenvisite/contract/application-answers.schema';
import { holdMove } from '../shared/held-moves.ts';
import type { AnsweredApplication } from './answered-application.ts';

type Answer = Omit<AnswerApplication, 'version' | 'status'> & { status: 'interview' | 'rejected' | 'hired' };

/** Shown as given, and sent when it can no longer be undone. */
export function holdAnswer(
  { id, version }: AnsweredApplication,
  name: string,
  { message, ...answer }: Answer & { message: string },
): void {
  const words = message.trim();
  holdMove({
    applications: [{ id, name }],
    to: answer.status,
    request: {
      method: 'PATCH',
      path: `/api/employer/applications/${id}`,
      body: { version, ...answer, ...(words && { message: words }) },
    },
  });
}
