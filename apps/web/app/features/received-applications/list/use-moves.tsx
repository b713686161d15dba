import type { BoardColumn, ReceivedMove } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notify.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { holdMove, useHeldMoves } from '../shared/held-moves.ts';
import { MoveDialog } from '../shared/move-dialog.tsx';
import { RECEIVED } from '../shared/received-queries.ts';
import { refuseMove } from './refuse-move.ts';

export type RequestMove = (application: ReceivedApplication, to: BoardColumn) => void;

/** Moving by drag, key or menu: what cannot be is explained, an answer is asked about first. */
export function useMoves({ mayMove }: { mayMove: boolean }): { requestMove: RequestMove; dialog: ReactNode } {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const held = useHeldMoves();
  const [asked, setAsked] = useState<{ application: ReceivedApplication; to: ReceivedMove } | null>(null);
  const requestMove: RequestMove = (application, to) => {
    const isHeld = held.some(({ applications }) => applications.some(({ id }) => id === application.id));
    const refusal = mayMove ? (isHeld ? 'held' : refuseMove(application, to)) : 'viewer';
    if (refusal === 'same') return;
    if (refusal) {
      void notify({ title: t(`refusal.${refusal}.title`), text: t(`refusal.${refusal}.text`) });
    } else if (to === 'seen') {
      const { id, version } = application;
      const request = { method: 'POST', path: `${RECEIVED}/bulk`, body: { items: [{ id, version }], to } } as const;
      holdMove({ applications: [{ id, name: nameOf(application) }], to, request });
    } else if (to !== 'new') setAsked({ application, to });
  };
  const dialog = asked && (
    <MoveDialog
      key={asked.application.id}
      {...asked}
      language={asked.application.language}
      onClose={() => setAsked(null)}
    />
  );
  return { requestMove, dialog };
}
