import { canMove } from '@stellenvisite/contract/applications/applications';
import { type BoardColumn, columnOf } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../ui/feedback/notify.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { type AnswerMove, MoveDialog } from '../shared/move-dialog.tsx';
import { RECEIVED } from '../shared/received-queries.ts';
import { scheduleMove, useScheduledMoves } from '../shared/scheduled-moves-bar.tsx';

type MoveRefusal = 'same' | 'back' | 'inviteFirst' | 'acceptFirst' | 'offerOpen' | 'decided';

export type RequestMove = (application: ReceivedApplication, to: BoardColumn) => void;

/** Moves by drag, key or menu: explains a refused move and opens a dialog for one that needs an answer. */
export function useMoves({ mayMove, onSent }: { mayMove: boolean; onSent: (id: string) => void }): {
  requestMove: RequestMove;
  dialog: ReactNode;
} {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const scheduled = useScheduledMoves();
  const [asked, setAsked] = useState<{ application: ReceivedApplication; to: AnswerMove } | null>(null);
  const requestMove: RequestMove = (application, to) => {
    const isScheduled = scheduled.some(({ applications }) => applications.some(({ id }) => id === application.id));
    const refusal = mayMove ? (isScheduled ? 'scheduled' : refuseMove(application, to)) : 'viewer';
    if (refusal === 'same') return;
    if (refusal) {
      void notify({ title: t(`refusal.${refusal}.title`), text: t(`refusal.${refusal}.text`) });
    } else if (to === 'seen') {
      const { id, version } = application;
      const request = { method: 'POST', path: `${RECEIVED}/bulk`, body: { items: [{ id, version }], to } } as const;
      scheduleMove({ applications: [{ id, name: nameOf(application) }], to, request });
    } else if (to !== 'new' && to !== 'hired') setAsked({ application, to });
  };
  const dialog = asked && (
    <MoveDialog
      key={asked.application.id}
      {...asked}
      language={asked.application.language}
      onClose={() => setAsked(null)}
      onSent={() => onSent(asked.application.id)}
    />
  );
  return { requestMove, dialog };
}

/** Why an application cannot be moved to a column; null where it can. */
export function refuseMove(
  application: Pick<ReceivedApplication, 'status' | 'openedAt' | 'offer'>,
  to: BoardColumn,
): MoveRefusal | null {
  const from = columnOf(application);
  if (from === to) return 'same';
  if (from === null || from === 'hired' || from === 'rejected' || from === 'withdrawn') return 'decided';
  if (to === 'new' || to === 'seen') return from === 'new' && to === 'seen' ? null : 'back';
  if (to === 'hired') return from === 'new' || from === 'seen' ? 'inviteFirst' : 'acceptFirst';
  if (to === 'offer') return from === 'interview' ? null : 'inviteFirst';
  if (from === 'offer' && to === 'interview') return 'offerOpen';
  return canMove('employer', application.status, to) ? null : 'decided';
}
