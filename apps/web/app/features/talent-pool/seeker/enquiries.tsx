import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { UndoToast } from '../../../ui/feedback/undo-toast.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import { useOwnEnquiries, useReadOwnAgain } from './own-queries.ts';
import {
  type ScheduledDecline,
  sendDecline,
  sendScheduledOnLeave,
  undoDecline,
  useScheduledDecline,
} from './scheduled-decline.ts';

const UNDO_MS = 5000;

/** Renders one enquiry open, the others as rows; where there is none, what makes a profile more visible. */
export function Enquiries({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { data } = useOwnEnquiries();
  const decline = useScheduledDecline();
  const [openId, setOpenId] = useState<string | null>(null);
  const items = (data?.items ?? []).filter(({ id }) => id !== decline?.enquiryId);
  const waiting = items.filter(({ status }) => status === 'open');
  const current = waiting.find(({ id }) => id === openId) ?? waiting[0];
  return (
    <>
      {current && (
        <section className="ts-ask" aria-labelledby="own-ask">
          <h2 id="own-ask">{t('ask.title', { count: waiting.length })}</h2>
          <EnquiryCard key={current.id} enquiry={current} week={own.card?.week ?? null} />
        </section>
      )}
      {data && !current && <NoEnquiry />}
      <Rows
        title={t('ask.others')}
        enquiries={waiting.filter(({ id }) => id !== current?.id)}
        onOpen={(id) => setOpenId(id)}
      />
      <Rows title={t('ask.past')} enquiries={items.filter(({ status }) => status !== 'open')} />
      <ScheduledDeclineBar />
    </>
  );
}

type RowsProps = { title: string; enquiries: readonly TalentEnquiry[]; onOpen?: (id: string) => void };

function Rows({ title, enquiries, onOpen }: RowsProps) {
  const { t } = useTranslation('talent-pool');
  const locale = useLocale();
  if (enquiries.length === 0) return null;
  return (
    <section className="ts-rows" aria-label={title}>
      <ul>
        {enquiries.map(({ id, employer, job, salary, status, sentAt, expiresAt, applicationId }) => (
          <li key={id}>
            <span>
              <b lang="de">{job.title}</b>
              <small>
                {employer.name} · <span className="num">{formatPayRange(salary, locale)}</span> ·{' '}
                {status === 'open'
                  ? t('ask.until', { date: formatDate(expiresAt) })
                  : `${t(`ask.status.${status}`)}, ${formatDate(sentAt)}`}
              </small>
            </span>
            {onOpen && (
              <Button variant="secondary" size="s" onClick={() => onOpen(id)}>
                {t('ask.open')}
                <span className="visually-hidden">: {job.title}</span>
              </Button>
            )}
            {applicationId && (
              <Link className="link" to={`/dashboard/nachrichten/${applicationId}`}>
                {t('ask.toConversation')}
                <span className="visually-hidden">: {employer.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoEnquiry() {
  const { t } = useTranslation('talent-pool');
  return (
    <section className="ts-none">
      <h2>{t('ask.none.title')}</h2>
      <p>{t('ask.none.text')}</p>
      <ul>
        {(['week', 'languages', 'hours'] as const).map((key) => (
          <li key={key}>{t(`ask.none.${key}`)}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link className="link" to="/dashboard/profil">
          {t('preview.edit')}
        </Link>
      </p>
    </section>
  );
}

/** The no that can still be taken back. Whoever leaves the page sends it at once. */
function ScheduledDeclineBar() {
  const decline = useScheduledDecline();
  useEffect(() => {
    window.addEventListener('pagehide', sendScheduledOnLeave);
    return () => {
      window.removeEventListener('pagehide', sendScheduledOnLeave);
      sendScheduledOnLeave();
    };
  }, []);
  return (
    <div className="ts-undo" role="status">
      {decline && <ScheduledLine key={decline.enquiryId} decline={decline} />}
    </div>
  );
}

function ScheduledLine({ decline }: { decline: ScheduledDecline }) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const send = async () => {
    try {
      await sendDecline(decline);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    }
    await readAgain();
  };
  return (
    <UndoToast
      icon={<Undo2 size={20} />}
      title={t('ask.declined.title')}
      undoLabel={t('ask.undo')}
      ms={UNDO_MS}
      restartOn={decline.enquiryId}
      onUndo={undoDecline}
      onEnd={() => void send()}
    >
      {decline.reason
        ? t('ask.declined.reason', { employer: decline.employer, reason: t(`reason.${decline.reason}`) })
        : t('ask.declined.text', { employer: decline.employer })}
    </UndoToast>
  );
}
