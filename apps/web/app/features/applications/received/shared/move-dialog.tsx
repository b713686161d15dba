import type { ReceivedMove } from '@stellenvisite/contract/applications/received-applications';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { AnswerDialog, type AnsweredApplication } from '../answer/answer-dialog.tsx';
import { InviteDialog } from '../answer/invite-dialog.tsx';

export type MoveDialogProps = {
  application: AnsweredApplication;
  to: ReceivedMove;
  /** The applicant's. */
  language: Language;
  onClose: () => void;
};

/** Asks for the words of an answer; the answer can be undone for a while. */
export function MoveDialog({ application, to, language, onClose }: MoveDialogProps) {
  const props = { application, language, onClose };
  return to === 'interview' ? <InviteDialog {...props} /> : <AnswerDialog {...props} to={to} />;
}
