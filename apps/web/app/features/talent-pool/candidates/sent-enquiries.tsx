import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { EnquiryThread } from '../employer/enquiry-thread.tsx';
import { useLivePool } from '../employer/pool-queries.ts';
import { useTalentWords } from '../talent-card.tsx';
import { CandidateCard, CandidatesSkeleton, LINE } from './candidates-screen.tsx';

/** In the address of the candidates: the enquiries that were sent instead of who agreed. */
export const ENQUIRIES_VIEW = 'anfragen';

/** Renders every enquiry that was sent: what waits for a reply can be answered here, also while its profile is paused. */
export function SentEnquiries() {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/api/talent-pool/enquiries',
    { params: { query: { employerId, page } } },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: true },
  );
  useLivePool();
  if (!data && error)
    return (
      <EmptyState
        title={t('sentEnquiries.unread')}
        text={errorText(error)}
        actions={<Button onClick={() => void refetch()}>{t('candidates.again')}</Button>}
      />
    );
  if (!data) return <CandidatesSkeleton />;
  if (data.total === 0)
    return (
      <EmptyState
        art="timeline"
        title={t('sentEnquiries.none.title')}
        text={t('sentEnquiries.none.text')}
        actions={<LinkButton to="/talentpool">{t('candidates.toPool')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className="grid gap-4">
        {data.items.map((enquiry) => (
          <li key={enquiry.id}>
            <SentEnquiry enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        toPage={(next) => ({
          search: new URLSearchParams({ ansicht: ENQUIRIES_VIEW, page: String(next) }).toString(),
        })}
      />
    </>
  );
}

function SentEnquiry({ enquiry }: { enquiry: TalentEnquiry }) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const locale = useLocale();
  const { id, number, occupation, job, salary, status, awaitsReply, sentAt, expiresAt, applicationId } = enquiry;
  const state = status === 'open' ? (awaitsReply ? 'question' : 'asked') : status === 'ended' ? 'declined' : status;
  return (
    <CandidateCard
      title={`${occupation.label}, ${words.number(number)}`}
      state={<span className={`tc-status tc-status-${state}`}>{t(`status.${state}`)}</span>}
    >
      <p className={LINE}>
        <span lang="de">{t('candidates.for', { job: job.title })}</span> ·{' '}
        <span className="num">{formatPayRange(salary, locale)}</span> ·{' '}
        {t('sentEnquiries.sent', { date: formatDate(sentAt) })}
        {status === 'open' && ` · ${t('sentEnquiries.until', { date: formatDate(expiresAt) })}`}
      </p>
      <EnquiryThread enquiryId={id} />
      {applicationId && (
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton variant="secondary" to={`/employer-dashboard/nachrichten/${applicationId}`}>
            {t('candidates.conversation')}
            <span className="visually-hidden">: {words.number(number)}</span>
          </LinkButton>
        </div>
      )}
    </CandidateCard>
  );
}
