import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { CalendarX, Mail, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { shortDayTime } from '../../jobs/display/apply/interview-time.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { useReadAgain } from '../shared/application-queries.ts';

type WithdrawDialogProps = { application: ApplicationDetail; onClose: () => void; onOvertaken: () => void };

/** Says what the withdrawal brings with it, and that it is for good. */
export function WithdrawDialog({ application, onClose, onOvertaken }: WithdrawDialogProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { withdraw, isBusy, failure } = useWithdraw(application, { onClose, onOvertaken });
  const { interviewAt, kind, job } = application;
  const isInterviewAhead = interviewAt !== null && Date.parse(interviewAt) > Date.now();
  const consequences = [
    ...(isInterviewAhead
      ? [{ icon: CalendarX, text: t('detail.withdraw.interview', { date: shortDayTime(interviewAt, locale) }) }]
      : []),
    ...(kind === 'external' ? [] : [{ icon: Mail, text: t('detail.withdraw.employer') }]),
    {
      icon: RotateCcw,
      text: t(job.isLive && kind !== 'external' ? 'detail.withdraw.finalButAgain' : 'detail.withdraw.final'),
    },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.withdraw.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('detail.withdraw.keep')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void withdraw()}>
            {t('detail.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p lang="de">
        <b>
          <JobTitle title={job.title} />
        </b>
        <br />
        {job.employer.name}
      </p>
      <ul className="my-5 grid gap-3">
        {consequences.map(({ icon: Icon, text }) => (
          <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 leading-[1.45]">
            <Icon size={20} className="mt-0.5 text-warn" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {failure && (
        <Note tone="warn" role="alert">
          {failure}
        </Note>
      )}
    </Dialog>
  );
}

type Ends = Pick<WithdrawDialogProps, 'onClose' | 'onOvertaken'>;

function useWithdraw({ id }: ApplicationDetail, { onClose, onOvertaken }: Ends) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await dataOf(api.POST('/api/applications/{id}/withdrawal', { params: { path: { id } } }));
      await readAgain();
      onClose();
      void toast(t('detail.withdraw.done'), { tone: 'good' });
    } catch (error) {
      setIsBusy(false);
      if (problemCodeOf(error) !== 'application.move_refused') return setFailure(errorText(error));
      // Decided by the employer or withdrawn in another tab meanwhile.
      await readAgain();
      onOvertaken();
      onClose();
    }
  };
  return { withdraw, isBusy, failure };
}
