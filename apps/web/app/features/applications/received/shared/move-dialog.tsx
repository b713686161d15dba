import type { ReceivedMove } from '@stellenvisite/contract/applications/received-applications';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { AnswerDialog } from '../answer/answer-dialog.tsx';
import { InviteDialog } from '../answer/invite-dialog.tsx';
import type { AnsweredApplication } from '../answer/schedule-answer.ts';

/** The answers that have words: two of them are moves, an offer is one once it is accepted. */
export type AnswerMove = ReceivedMove | 'offer';

export type MoveDialogProps = {
  application: AnsweredApplication;
  to: AnswerMove;
  /** The applicant's. */
  language: Language;
  onClose: () => void;
  /** Called once the answer is scheduled. */
  onSent?: () => void;
};

/** Asks for the words of an answer; the answer can be undone for a while. */
export function MoveDialog({ application, to, language, onClose, onSent = () => undefined }: MoveDialogProps) {
  const props = { application, language, onClose, onSent };
  return to === 'interview' ? <InviteDialog {...props} /> : <AnswerDialog {...props} to={to} />;
}
