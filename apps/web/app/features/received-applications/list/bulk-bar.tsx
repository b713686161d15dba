import { BULK_TARGETS, type BulkTarget, type ReceivedMove } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Templates } from '../answer/answer-dialog.tsx';
import { AnswerText } from '../answer/answer-text.tsx';
import { ReplaceNote } from '../answer/replace-note.tsx';
import { useAnswerText } from '../answer/use-answer-text.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { holdMove } from '../shared/held-moves.ts';
import { RECEIVED } from '../shared/received-queries.ts';
import { BulkDownloads } from './bulk-downloads.tsx';
import { refuseMove } from './refuse-move.ts';
import type { Selection } from './use-selection.ts';

/** What can be done to all that are chosen. It says beforehand how many it fits. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('received-applications');
  const [asked, setAsked] = useState<BulkTarget | null>(null);
  const chosen = [...selection.chosen.values()];
  if (chosen.length === 0) return null;
  const fitting = (to: BulkTarget) => chosen.filter((application) => refuseMove(application, to) === null);
  return (
    <section className="rb-bulk" aria-label={t('bulk.label')}>
      <b role="status">{t('bulk.count', { count: chosen.length })}</b>
      {BULK_TARGETS.map((to) => (
        <Button key={to} variant="secondary" size="s" disabled={fitting(to).length === 0} onClick={() => setAsked(to)}>
          {t(`bulk.to.${to}`)}
        </Button>
      ))}
      <BulkDownloads chosen={chosen} />
      <Button variant="secondary" size="s" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      {asked && (
        <BulkDialog
          to={asked}
          fitting={fitting(asked)}
          count={chosen.length}
          onClose={() => setAsked(null)}
          onDone={selection.clear}
        />
      )}
    </section>
  );
}

type BulkDialogProps = {
  to: BulkTarget;
  fitting: readonly ReceivedApplication[];
  count: number;
  onClose: () => void;
  onDone: () => void;
};

/** Filled in for each of them when it is sent. */
const FOR_EACH = { name: '{name}', job: '{job}', employer: '{employer}' };
const TEMPLATE_OF = { interview: 'invitation', rejected: 'rejection', hired: 'hire' } as const;

function BulkDialog(props: BulkDialogProps) {
  return props.to === 'seen' ? <PlainBulkDialog {...props} /> : <AnswerBulkDialog {...props} to={props.to} />;
}

/** The same words for all, from a template that can be changed. */
function AnswerBulkDialog(props: BulkDialogProps & { to: ReceivedMove }) {
  const { t } = useTranslation('received-applications');
  const { to } = props;
  const answer = useAnswerText({ draftKey: `bulk ${to}`, kind: TEMPLATE_OF[to], language: 'de', values: FOR_EACH });
  return (
    <PlainBulkDialog {...props} message={answer.text.trim()} onSent={answer.forget}>
      <div className="an-body">
        <Templates answer={answer} />
        <ReplaceNote answer={answer} />
        <AnswerText
          text={answer.text}
          onText={answer.setText}
          language={answer.language}
          onLanguage={answer.setLanguage}
        />
        <p className="fld-help">{t('bulk.filledIn')}</p>
      </div>
    </PlainBulkDialog>
  );
}

type PlainBulkDialogProps = BulkDialogProps & { message?: string; onSent?: () => void; children?: ReactNode };

function PlainBulkDialog({ to, fitting, count, onClose, onDone, message, onSent, children }: PlainBulkDialogProps) {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const move = () => {
    const items = fitting.map(({ id, version }) => ({ id, version }));
    holdMove({
      applications: fitting.map((application) => ({ id: application.id, name: nameOf(application) })),
      to,
      request: { method: 'POST', path: `${RECEIVED}/bulk`, body: { items, to, ...(message && { message }) } },
    });
    onSent?.();
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      wide={children !== undefined}
      onClose={onClose}
      title={t(`bulk.ask.${to}`, { count: fitting.length })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('move.cancel')}
          </Button>
          <Button variant={to === 'rejected' ? 'danger' : 'primary'} onClick={move}>
            {t(`bulk.to.${to}`)}
          </Button>
        </>
      }
    >
      {fitting.length < count && <p>{t('bulk.partly', { fits: fitting.length, count })}</p>}
      {children}
      <p>{t('bulk.undo')}</p>
    </Dialog>
  );
}
