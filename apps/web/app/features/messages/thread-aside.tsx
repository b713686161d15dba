import { daysWaiting } from '@stellenvisite/contract/applications/received-applications';
import type { Conversation, Message } from '@stellenvisite/contract/messages/messages.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../session/queries.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { ApplicationStatusBadge } from '../jobs/display/apply/application-status-badge.tsx';
import { shortDayTime } from '../jobs/display/apply/interview-time.ts';
import { Attachment } from './attachment.tsx';

type ThreadAsideProps = {
  conversation: Conversation;
  employerId: string;
  messages: readonly Message[];
  asOf: string;
};

/** Shows the employer the application during a conversation. Reading it here does not mark it as opened. */
export function ThreadAside({ conversation, employerId, messages, asOf }: ThreadAsideProps) {
  const { t } = useTranslation('messages', { keyPrefix: 'aside' });
  const { applicationId, status, job, lastMessage } = conversation;
  const files = messages.flatMap((message) => message.files);
  const isWaiting = lastMessage !== null && !lastMessage.isOwn && conversation.closure === null;
  return (
    <aside
      className="hidden lg:block lg:min-h-0 lg:overflow-y-auto lg:border-line lg:border-l lg:bg-sheet lg:[scrollbar-width:thin]"
      aria-label={t('label')}
    >
      <section className="lg:border-line lg:border-b lg:px-5 lg:py-4 lg:text-fs-8 lg:text-ink-2 lg:leading-[1.45]">
        <h3 className="lg:mb-2 lg:font-semibold lg:font-text lg:text-fs-8 lg:text-ink lg:leading-[1.3] lg:tracking-normal">
          {t('application')}
        </h3>
        <ApplicationStatusBadge status={status} />
        <Facts applicationId={applicationId} employerId={employerId} jobTitle={job.title} />
        <Link className="mine-link" to={`/employer-dashboard/bewerbungen/${applicationId}`}>
          {t('open')}
        </Link>
      </section>
      <section className="lg:border-line lg:border-b lg:px-5 lg:py-4 lg:text-fs-8 lg:text-ink-2 lg:leading-[1.45]">
        <h3 className="lg:mb-2 lg:font-semibold lg:font-text lg:text-fs-8 lg:text-ink lg:leading-[1.3] lg:tracking-normal">
          {t('care')}
        </h3>
        <p>{t('careText')}</p>
      </section>
      {files.length > 0 && (
        <section className="lg:border-line lg:border-b lg:px-5 lg:py-4 lg:text-fs-8 lg:text-ink-2 lg:leading-[1.45]">
          <h3 className="lg:mb-2 lg:font-semibold lg:font-text lg:text-fs-8 lg:text-ink lg:leading-[1.3] lg:tracking-normal">
            {t('files')}
          </h3>
          <ul>
            {files.map((file) => (
              <li className="lg:not-first:mt-2" key={file.id}>
                <Attachment file={file} applicationId={applicationId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isWaiting && <AnswerTime employerId={employerId} days={daysWaiting(lastMessage.sentAt, asOf)} />}
    </aside>
  );
}

type FactsProps = { applicationId: string; employerId: string; jobTitle: string };

function Facts({ applicationId, employerId, jobTitle }: FactsProps) {
  const { t } = useTranslation('messages', { keyPrefix: 'aside' });
  const { t: sources } = useTranslation('statistics', { keyPrefix: 'source' });
  const locale = useLocale();
  const query = { employerId, id: [applicationId] };
  const { data } = $api.useQuery('get', '/api/employer/applications', { params: { query } });
  const found = data?.items[0];
  return (
    <dl className="lg:my-3 lg:grid lg:gap-2">
      <div className="lg:flex lg:justify-between lg:gap-4">
        <dt>{t('job')}</dt>
        <dd className="lg:wrap-anywhere lg:min-w-0 lg:text-right lg:font-semibold lg:text-ink" lang="de">
          {found?.department ?? jobTitle}
        </dd>
      </div>
      {found?.interviewAt && (
        <div className="lg:flex lg:justify-between lg:gap-4">
          <dt>{t('interview')}</dt>
          <dd className="num lg:wrap-anywhere lg:min-w-0 lg:text-right lg:font-semibold lg:text-ink">
            {shortDayTime(found.interviewAt, locale)}
          </dd>
        </div>
      )}
      {found && found.matchScore !== null && (
        <div className="lg:flex lg:justify-between lg:gap-4">
          <dt>{t('match')}</dt>
          <dd className="num lg:wrap-anywhere lg:min-w-0 lg:text-right lg:font-semibold lg:text-ink">{`${found.matchScore}\u00a0%`}</dd>
        </div>
      )}
      {found?.source && (
        <div className="lg:flex lg:justify-between lg:gap-4">
          <dt>{t('source')}</dt>
          <dd className="lg:wrap-anywhere lg:min-w-0 lg:text-right lg:font-semibold lg:text-ink">
            {sources(found.source)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function AnswerTime({ employerId, days }: { employerId: string; days: number }) {
  const { t } = useTranslation('messages', { keyPrefix: 'aside' });
  const query = { employerId };
  const { data } = $api.useQuery('get', '/api/employer/applications/counts', { params: { query } });
  return (
    <section className="lg:border-line lg:border-b lg:px-5 lg:py-4 lg:text-fs-8 lg:text-ink-2 lg:leading-[1.45]">
      <h3 className="lg:mb-2 lg:font-semibold lg:font-text lg:text-fs-8 lg:text-ink lg:leading-[1.3] lg:tracking-normal">
        {t('answer')}
      </h3>
      <p>
        {t('waits', { count: days })} {data && t('promise', { count: data.promiseDays })}
      </p>
    </section>
  );
}
