import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clockOf } from '../features/jobs/display/apply/interview-time.ts';
import { offeredAtOf, useOwnApplicationWords } from '../features/jobs/display/apply/own-status.tsx';
import { JobTitle } from '../features/jobs/display/job-title.tsx';
import { PayText } from '../features/jobs/display/pay-text.tsx';
import { useJobWords } from '../features/jobs/display/use-job-words.ts';
import { WeekStrip } from '../features/jobs/display/week-strip.tsx';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { AccountCopy, CopiedConversation } from './account-copy.ts';
import { copyPath } from './cached-pages.ts';

/** The screens of the account that have a copy, by the beginning of their paths. */
const SCREENS = {
  savedJobs: '/dashboard/merkliste',
  applications: '/dashboard/bewerbungen',
  messages: '/dashboard/nachrichten',
} as const;
type Screen = keyof typeof SCREENS;

export const COPIED_SCREENS = (Object.keys(SCREENS) as Screen[]).map((screen) => ({ screen, path: SCREENS[screen] }));

const ROW = 'border-line border-t py-4 first:border-t-0';
const ROW_TITLE = 'wrap-break-word hyphens-auto text-pretty text-fs-5 leading-[1.25]';

type AccountViewProps = {
  copy: AccountCopy;
  /** The path of the requested screen. */
  from: string;
  /** The paths of the pages that are stored too. */
  storedPaths: ReadonlySet<string>;
  onRetry: () => void;
  onSignOut: () => void;
};

/** Shows saved jobs, applications or messages as they were when they were last copied. Nothing here can be changed. */
export function AccountView({ copy, from, storedPaths, onRetry, onSignOut }: AccountViewProps) {
  const { t } = useTranslation('offline');
  const screen = screenOf(from);
  const threadId = from.match(/^\/dashboard\/nachrichten\/([\w-]+)/)?.[1];
  const date = { date: formatDate(copy.takenAt), time: clockOf(copy.takenAt) };
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-8 md:py-12">
      <h1 className="text-fs-2 leading-head">{t(`title.${screen}`)}</h1>
      <div className="note" role="status">
        <WifiOff size={20} />
        <div className="grid gap-3">
          <p>
            <b>{t('asOf', date)}</b> {t('readOnly')}
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="s" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button size="s" variant="secondary" onClick={onSignOut}>
              {t('signOut')}
            </Button>
          </p>
        </div>
      </div>
      <nav aria-label={t('screens')} className="tabs">
        {COPIED_SCREENS.map((each) => (
          <a key={each.screen} href={copyPath(each.path)} aria-current={each.screen === screen ? 'page' : undefined}>
            {t(`tab.${each.screen}`)}
            <span className="num">{countOf(copy, each.screen)}</span>
          </a>
        ))}
      </nav>
      {screen === 'savedJobs' && <SavedJobs copy={copy} storedPaths={storedPaths} />}
      {screen === 'applications' && <Applications copy={copy} />}
      {screen === 'messages' && (threadId ? <Thread copy={copy} id={threadId} /> : <Conversations copy={copy} />)}
    </div>
  );
}

const screenOf = (asked: string): Screen =>
  COPIED_SCREENS.find(({ path }) => asked.startsWith(path))?.screen ?? 'savedJobs';

const countOf = (copy: AccountCopy, screen: Screen): number =>
  screen === 'messages' ? copy.conversations.length : copy[screen].length;

function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? <p className="text-ink-2">{empty}</p> : <ul>{children}</ul>;
}

function SavedJobs({ copy, storedPaths }: Pick<AccountViewProps, 'copy' | 'storedPaths'>) {
  const { t } = useTranslation('offline');
  const words = useJobWords();
  return (
    <Rows empty={t('empty.savedJobs')}>
      {copy.savedJobs.map(({ job, note, state, validThrough }) => {
        const path = `/jobs/${job.id}`;
        const fallback = words.withoutWeek(job);
        return (
          <li key={job.id} className={ROW}>
            <h2 className={ROW_TITLE} lang="de">
              {storedPaths.has(path) ? (
                <Link to={path} reloadDocument className="link">
                  <JobTitle title={job.title} />
                </Link>
              ) : (
                <JobTitle title={job.title} />
              )}
            </h2>
            <p className="text-fs-7 text-ink-2">
              {[job.employer.name, job.location.city, words.employment(job)].filter(Boolean).join(' · ')}
            </p>
            <p className="text-fs-8 text-ink-2">
              {state === 'open' ? t('job.ends', { date: formatDate(validThrough) }) : t('job.over')}
              {state === 'open' && !storedPaths.has(path) && ` · ${t('job.notStored')}`}
            </p>
            {state === 'open' && (
              <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
                <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
                <PayText job={job} align="start" />
              </div>
            )}
            {note && <p className="mt-2 whitespace-pre-line text-fs-7">{t('job.note', { note })}</p>}
          </li>
        );
      })}
    </Rows>
  );
}

function Applications({ copy }: Pick<AccountViewProps, 'copy'>) {
  const { t } = useTranslation('offline');
  return (
    <Rows empty={t('empty.applications')}>
      {copy.applications.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          conversation={copy.conversations.find(({ applicationId }) => applicationId === application.id)}
        />
      ))}
    </Rows>
  );
}

type ApplicationRowProps = {
  application: AccountCopy['applications'][number];
  conversation: CopiedConversation | undefined;
};

function ApplicationRow({ application, conversation }: ApplicationRowProps) {
  const { t } = useTranslation('offline');
  const { sent, state } = useOwnApplicationWords({ ...application, offeredAt: offeredAtOf(application) });
  const { job, interviewAt, status } = application;
  return (
    <li className={ROW}>
      <h2 className={ROW_TITLE} lang="de">
        <JobTitle title={job.title} />
      </h2>
      <p className="text-fs-7 text-ink-2">{`${job.employer.name} · ${job.city}`}</p>
      <p className="mt-1 text-fs-7">
        <b>{sent}</b> · {state}
        {status === 'interview' && interviewAt && `, ${t('clock', { time: clockOf(interviewAt) })}`}
      </p>
      {conversation?.lastMessage && (
        <TextLink
          reloadDocument
          to={copyPath(`${SCREENS.messages}/${application.id}`)}
          className="inline-flex min-h-tap items-center"
        >
          {t('thread.open')}
        </TextLink>
      )}
    </li>
  );
}

function Conversations({ copy }: Pick<AccountViewProps, 'copy'>) {
  const { t } = useTranslation('offline');
  return (
    <Rows empty={t('empty.messages')}>
      {copy.conversations.map(({ applicationId, employer, job, lastMessage }) => (
        <li key={applicationId} className={ROW}>
          <h2 className={ROW_TITLE} lang="de">
            <TextLink reloadDocument to={copyPath(`${SCREENS.messages}/${applicationId}`)}>
              {employer.name}
            </TextLink>
          </h2>
          <p className="text-fs-7 text-ink-2" lang="de">
            <JobTitle title={job.title} />
          </p>
          {lastMessage && (
            <p className="mt-1 line-clamp-2 text-fs-7">
              <span className="num text-ink-2">{formatDate(lastMessage.sentAt)}</span> {lastMessage.text}
            </p>
          )}
        </li>
      ))}
    </Rows>
  );
}

function Thread({ copy, id }: Pick<AccountViewProps, 'copy'> & { id: string }) {
  const { t } = useTranslation('offline');
  const conversation = copy.conversations.find(({ applicationId }) => applicationId === id);
  const messages = conversation?.messages ?? [];
  return (
    <section className="grid gap-4">
      <TextLink reloadDocument to={copyPath(SCREENS.messages)} className="inline-flex min-h-tap items-center">
        {t('thread.back')}
      </TextLink>
      {conversation && (
        <h2 className={ROW_TITLE} lang="de">
          {conversation.employer.name}: <JobTitle title={conversation.job.title} />
        </h2>
      )}
      {messages.length === 0 && <p className="text-ink-2">{t('thread.notStored')}</p>}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li
            key={message.id}
            className={
              message.isOwn ? 'ml-8 rounded-control bg-marker-soft p-4' : 'mr-8 rounded-control bg-shift-n-tint p-4'
            }
          >
            <p className="text-fs-8 text-ink-2">
              {message.isOwn ? t('thread.you') : (message.sender ?? conversation?.employer.name)},{' '}
              <span className="num">{`${formatDate(message.sentAt)}, ${t('clock', { time: clockOf(message.sentAt) })}`}</span>
            </p>
            {message.text && <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>}
            {message.files.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <p key={index} className="wrap-anywhere text-fs-7">
                {t('thread.file', { name })}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {messages.length > 0 && <p className="note">{t('thread.reply')}</p>}
    </section>
  );
}
