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
    <aside className="msg-aside" aria-label={t('label')}>
      <section>
        <h3>{t('application')}</h3>
        <ApplicationStatusBadge status={status} />
        <Facts applicationId={applicationId} employerId={employerId} jobTitle={job.title} />
        <Link className="mine-link" to={`/employer-dashboard/bewerbungen/${applicationId}`}>
          {t('open')}
        </Link>
      </section>
      <section>
        <h3>{t('care')}</h3>
        <p>{t('careText')}</p>
      </section>
      {files.length > 0 && (
        <section>
          <h3>{t('files')}</h3>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
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
    <dl>
      <div>
        <dt>{t('job')}</dt>
        <dd lang="de">{found?.department ?? jobTitle}</dd>
      </div>
      {found?.interviewAt && (
        <div>
          <dt>{t('interview')}</dt>
          <dd className="num">{shortDayTime(found.interviewAt, locale)}</dd>
        </div>
      )}
      {found && found.matchScore !== null && (
        <div>
          <dt>{t('match')}</dt>
          <dd className="num">{`${found.matchScore}\u00a0%`}</dd>
        </div>
      )}
      {found?.source && (
        <div>
          <dt>{t('source')}</dt>
          <dd>{sources(found.source)}</dd>
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
    <section>
      <h3>{t('answer')}</h3>
      <p>
        {t('waits', { count: days })} {data && t('promise', { count: data.promiseDays })}
      </p>
    </section>
  );
}
