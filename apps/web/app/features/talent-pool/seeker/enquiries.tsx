import { formatDate } from '@stellenvisite/contract/format-date';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-membership.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from '../../jobs/shared/pay.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import { useHeldDecline } from './held-decline.ts';
import { HeldDeclineBar } from './held-decline-bar.tsx';
import { useOwnEnquiries } from './own-queries.ts';

/** One enquiry open, the others as rows; where there is none, what makes a profile more visible. */
export function Enquiries({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { data } = useOwnEnquiries();
  const held = useHeldDecline();
  const [openId, setOpenId] = useState<string | null>(null);
  const items = (data?.items ?? []).filter(({ id }) => id !== held?.enquiryId);
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
      <HeldDeclineBar />
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
