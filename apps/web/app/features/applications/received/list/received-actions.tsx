import {
  BULK_TARGETS,
  type BulkTarget,
  type ReceivedMove,
} from '@stellenvisite/contract/applications/received-applications';
import {
  MAX_EXPORTED_FILES_OF,
  type ReceivedApplication,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { fetchSignedIn } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { offerFile } from '../../../../ui/offer-file.ts';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import type { Selection } from '../../../../ui/table/use-selection.ts';
import { useActingEmployer, useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { answerDraftSchema, findDraft, ReplaceNote, Templates, useAnswerText } from '../answer/answer-dialog.tsx';
import { AnswerText } from '../answer/answer-text.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { RECEIVED } from '../shared/received-queries.ts';
import { scheduleMove } from '../shared/scheduled-moves-bar.tsx';
import { refuseMove } from './use-moves.tsx';

const FILES = { csv: 'export.csv', zip: 'files.zip' } as const;

type Kind = keyof typeof FILES;

type ReceivedActionsProps = {
  selection: Selection<ReceivedApplication>;
  /** The move whose dialog is open, which keys can open as well. */
  asked: BulkTarget | null;
  onAsk: (to: BulkTarget | null) => void;
};

/** Moves or exports the selected applications; a move that fits none of them is disabled. */
export function ReceivedActions({ selection, asked, onAsk }: ReceivedActionsProps) {
  const { t } = useTranslation('received-applications');
  const chosen = selection.rows;
  if (chosen.length === 0) return null;
  const fitting = (to: BulkTarget) => chosen.filter((application) => refuseMove(application, to) === null);
  return (
    <BulkBar
      className="rb-bulk"
      label={t('bulk.label')}
      count={t('bulk.count', { count: chosen.length })}
      clear={{ label: t('bulk.clear'), onClear: selection.clear, isText: true }}
    >
      {BULK_TARGETS.map((to) => (
        <Button key={to} variant="secondary" size="s" disabled={fitting(to).length === 0} onClick={() => onAsk(to)}>
          {t(`bulk.to.${to}`)}
        </Button>
      ))}
      <BulkDownloads chosen={chosen} />
      {asked && (
        <BulkDialog
          to={asked}
          fitting={fitting(asked)}
          count={chosen.length}
          onClose={() => onAsk(null)}
          onDone={selection.clear}
        />
      )}
    </BulkBar>
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
const TEMPLATE_OF = { interview: 'invitation', rejected: 'rejection' } as const;

const answerSchema = z.object({ draft: answerDraftSchema });

function BulkDialog(props: BulkDialogProps) {
  return props.to === 'seen' ? <PlainBulkDialog {...props} /> : <AnswerBulkDialog {...props} to={props.to} />;
}

/** Renders the same words for all, from a template that can be changed. */
function AnswerBulkDialog(props: BulkDialogProps & { to: ReceivedMove }) {
  const { t } = useTranslation('received-applications');
  const { to, onClose } = props;
  const draftKey = `bulk ${to}`;
  const move = useBulkMove(props);
  const form = useZodForm({
    schema: answerSchema,
    defaultValues: { draft: findDraft(draftKey, 'de') },
    fields: [],
    errorText: () => '',
    onSubmit: () => {
      answer.forget();
      move(answer.text.trim());
    },
  });
  const answer = useAnswerText({
    draftKey,
    kind: TEMPLATE_OF[to],
    values: FOR_EACH,
    draft: form.watch('draft'),
    onDraft: (draft) => form.setValue('draft', draft),
  });
  return (
    <FormDialog
      wide
      title={t(`bulk.ask.${to}`, { count: props.fitting.length })}
      form={form}
      action={t(`bulk.to.${to}`)}
      actionVariant={to === 'rejected' ? 'danger' : 'primary'}
      cancel={t('move.cancel')}
      onClose={onClose}
    >
      <Fitting {...props} />
      <div className="grid gap-5">
        <Templates answer={answer} />
        <ReplaceNote answer={answer} />
        <AnswerText
          isRejection={to === 'rejected'}
          text={answer.text}
          onText={answer.setText}
          language={answer.language}
          onLanguage={answer.setLanguage}
        />
        <p className="fld-help">{t('bulk.filledIn')}</p>
      </div>
      <p>{t('bulk.undo')}</p>
    </FormDialog>
  );
}

function PlainBulkDialog(props: BulkDialogProps) {
  const { to, fitting, onClose } = props;
  const { t } = useTranslation('received-applications');
  const move = useBulkMove(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`bulk.ask.${to}`, { count: fitting.length })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('move.cancel')}
          </Button>
          <Button onClick={() => move()}>{t(`bulk.to.${to}`)}</Button>
        </>
      }
    >
      <Fitting {...props} />
      <p>{t('bulk.undo')}</p>
    </Dialog>
  );
}

/** Names how many of the chosen applications can be moved, where not all of them can. */
function Fitting({ fitting, count }: Pick<BulkDialogProps, 'fitting' | 'count'>) {
  const { t } = useTranslation('received-applications');
  return fitting.length < count && <p>{t('bulk.partly', { fits: fitting.length, count })}</p>;
}

/** Schedules the move of all that it fits. */
function useBulkMove({ to, fitting, onClose, onDone }: BulkDialogProps) {
  const nameOf = useApplicantName();
  return (message?: string) => {
    const items = fitting.map(({ id, version }) => ({ id, version }));
    scheduleMove({
      applications: fitting.map((application) => ({ id: application.id, name: nameOf(application) })),
      to,
      request: { method: 'POST', path: `${RECEIVED}/bulk`, body: { items, to, ...(message && { message }) } },
    });
    onClose();
    onDone();
  };
}

/** The chosen applications as a table, or all they were sent with. */
function BulkDownloads({ chosen }: { chosen: readonly ReceivedApplication[] }) {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayExport = useMayAct('application.export');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (kind: Kind) => {
      const query = new URLSearchParams(chosen.map(({ id }) => ['id', id]));
      if (kind === 'csv') query.set('employerId', employerId);
      const answer = await fetchSignedIn(new Request(new URL(`${RECEIVED}/${FILES[kind]}?${query}`, location.href)));
      if (!answer.ok) throw await answer.json();
      return answer.blob();
    },
    onSuccess: (blob, kind) => offerFile(blob, t(`bulk.file.${kind}`)),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  if (!mayExport) return null;
  return (['csv', 'zip'] as const).map((kind) => (
    <Button
      key={kind}
      variant="secondary"
      size="s"
      icon={<Download size={18} />}
      loading={isPending && variables === kind}
      disabled={kind === 'zip' && chosen.length > MAX_EXPORTED_FILES_OF}
      onClick={() => mutate(kind)}
    >
      {t(`bulk.${kind}`, { count: MAX_EXPORTED_FILES_OF })}
    </Button>
  ));
}
