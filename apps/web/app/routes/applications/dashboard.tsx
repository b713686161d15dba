import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Figures } from '../../features/applications/overview/figures.tsx';
import { NextInterview } from '../../features/applications/overview/next-interview.tsx';
import {
  deadlineEvents,
  interviewEvents,
  nextInterview,
  type ThisWeek,
  thisWeek,
  WeekRoster,
} from '../../features/applications/overview/week-roster.tsx';
import { MatchingJobs } from '../../features/identity/accounts/dashboard/matching-jobs.tsx';
import { OwnSearch } from '../../features/identity/accounts/dashboard/own-search.tsx';
import { useJobCount } from '../../features/identity/accounts/use-job-count.ts';
import { wishSearch } from '../../features/identity/accounts/wish-search.ts';
import { useBookmarkCount } from '../../features/jobs/display/heart/bookmark-store.ts';
import { JobListSkeleton } from '../../features/jobs/display/job-skeletons.tsx';
import { InstallHint } from '../../features/platform/installation/install-hint.tsx';
import { LatestAlerts } from '../../features/seekers/alerts/latest-alerts.tsx';
import { SavedShortList } from '../../features/seekers/bookmarks/saved-short-list.tsx';
import { CvLink } from '../../features/seekers/cv/shared/cv-link.tsx';
import { Recommendations } from '../../features/seekers/matching/recommendations/recommendations.tsx';
import { DashboardPrompt } from '../../features/seekers/profiles/shared/dashboard-prompt.tsx';
import { type ProfileWishes, wishesOf } from '../../features/seekers/profiles/shared/profile-wishes.ts';
import { useOccupationChoices } from '../../features/seekers/profiles/shared/use-occupation-choices.ts';
import { $api } from '../../session/queries.ts';
import { RequireSession } from '../../session/require-session.tsx';
import '../../features/applications/applications.css';
import type { Applications } from '@stellenvisite/contract/applications/applications.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ApplicationTable } from '../../features/applications/list/application-table.tsx';
import {
  NEWEST,
  useApplications,
  useLiveApplications,
} from '../../features/applications/shared/application-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateFormat } from '../../ui/intl-formats.ts';
import { MoreLink, TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';

type FirstStepsProps = { isProfileComplete: boolean; hasSaved: boolean };

type DayPart = 'morning' | 'day' | 'evening';

type DashboardHeadProps = {
  /** Null until it is known who looks. */
  name: string | null;
  lead: string;
  /** Appears at the right, such as figures. */
  children?: ReactNode;
};

const MAX_SHOWN = 100;

type LatestApplicationsProps = { applications: Applications; asOf: string };

export const handle = {
  title: 'accounts:dashboard.seeker.meta.title',
  namespaces: [
    'accounts',
    'applications',
    'bookmarks',
    'matching',
    'job-alerts',
    'seeker-profiles',
    'job-fields',
    'problems',
  ],
};

export default function DashboardPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const waiting = (
    <>
      <DashboardHead name={null} lead={t('seeker.lead')} />
      <JobListSkeleton count={3} />
    </>
  );
  return (
    <RequireSession role={['job_seeker']} skeleton={waiting}>
      {(seeker) => <SeekerOverview account={seeker} />}
    </RequireSession>
  );
}

/** Shows the next interview or else the person's own search, then the week and the applications. */
function SeekerOverview({ account }: { account: Account }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const { newest, newMatches, next, week, now } = useOverview();
  const { data: profile } = $api.useQuery('get', '/api/profile');
  const lead = useWeekLead(week) ?? t('seeker.lead');
  const hasSaved = (useBookmarkCount('job') ?? 0) > 0;
  const { choices } = useOccupationChoices();
  const occupation = choices.occupations.find(({ key }) => key === profile?.data.occupations[0]);
  const wishes = profile && wishesOf(profile.data, occupation ?? null);
  const search = wishes && wishSearch(wishes).toString();
  const applications = newest.data;
  return (
    <>
      <DashboardHead name={addressedName(account)} lead={lead}>
        <Figures applications={applications} newMatches={newMatches} />
      </DashboardHead>
      {next ? (
        <NextInterview application={next} now={now} />
      ) : (
        wishes && search !== undefined && <WishedSearch wishes={wishes} search={search} />
      )}
      {week && <WeekRoster week={week} wishes={profile?.data.week ?? null} />}
      {applications && applications.counts.all > 0 && (
        <LatestApplications applications={applications} asOf={new Date(newest.dataUpdatedAt).toISOString()} />
      )}
      {applications?.counts.all === 0 && (
        <FirstSteps isProfileComplete={profile?.missing.length === 0} hasSaved={hasSaved} />
      )}
      <div className="dash">
        <div>
          <Recommendations
            fallback={search === undefined ? <JobListSkeleton count={3} /> : <MatchingJobs search={search} />}
          />
          <LatestAlerts />
        </div>
        <div className={account.onboardingComplete ? undefined : 'max-lg:order-first'}>
          <DashboardPrompt action={!account.onboardingComplete && <ContinueStart account={account} />} />
          <p>
            <CvLink />
          </p>
          <SavedShortList />
          <InstallHint account={account} />
        </div>
      </div>
    </>
  );
}

function WishedSearch({ wishes, search }: { wishes: ProfileWishes; search: string }) {
  const count = useJobCount(search);
  return <OwnSearch wishes={wishes} search={search} count={count} />;
}

/** Leads back to the question of the onboarding where somebody left off. */
function ContinueStart({ account }: { account: Account }) {
  const { t } = useTranslation('accounts');
  return (
    <LinkButton to={`/onboarding-jobseeker?schritt=${(account.onboarding.step ?? 0) + 1}`}>{t('prompt.go')}</LinkButton>
  );
}

/** „Diese Woche: zwei Gespräche und eine Frist.“, or null where nothing is due. */
function useWeekLead(week: ThisWeek | null): string | null {
  const { t } = useTranslation('applications');
  const events = week?.events.flat() ?? [];
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
  const [interviews, deadlines] = [countOf('interview'), countOf('deadline')];
  const parts = [
    interviews > 0 && t('overview.lead.interviews', { count: interviews }),
    deadlines > 0 && t('overview.lead.deadlines', { count: deadlines }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t('overview.lead.week', { events: parts.join(t('overview.lead.and')) }) : null;
}

/** Lists the applications that changed last. */
function LatestApplications({ applications, asOf }: LatestApplicationsProps) {
  const { t } = useTranslation('applications');
  return (
    <section aria-labelledby="latest-applications" className="mb-12 [&_.ap-table]:mt-0">
      <div className="dash-head">
        <h2 id="latest-applications">{t('list.heading')}</h2>
        <MoreLink to="/dashboard/bewerbungen">{t('overview.all', { count: applications.counts.all })}</MoreLink>
      </div>
      <ApplicationTable items={applications.items} asOf={asOf} />
    </section>
  );
}

function useNewMatches(): number | undefined {
  const { data } = $api.useQuery('get', '/api/job-alerts');
  return data && data.total > 0 ? data.items.reduce((sum, { newCount }) => sum + newCount, 0) : undefined;
}

/** Returns the data of the overview about the person's applications. */
function useOverview() {
  useLiveApplications();
  const newest = useApplications(NEWEST);
  const active = useApplications({ tab: 'active', pageSize: MAX_SHOWN });
  const saved = $api.useQuery('get', '/api/saved-jobs', { params: { query: { sort: 'ends', pageSize: MAX_SHOWN } } });
  const now = new Date(Math.max(active.dataUpdatedAt, saved.dataUpdatedAt));
  const running = active.data?.items ?? [];
  const applied = new Set(running.map(({ job }) => job.id));
  const events = [...interviewEvents(running), ...deadlineEvents(saved.data?.items ?? [], applied)];
  return {
    newest,
    newMatches: useNewMatches(),
    next: nextInterview(running, now),
    week: active.data && saved.data ? thisWeek(now, events) : null,
    now,
  };
}

/** Renders the same words for everyone from the server; the name and the hour come with the browser. */
function DashboardHead({ name, lead, children }: DashboardHeadProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const locale = useLocale();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <header className="area-head">
      <div>
        <span className="area-day num">
          {now ? dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now) : '\u00a0'}
        </span>
        <h1>{name && now ? t(`greeting.${dayPartOf(now)}`, { name }) : t('title')}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  );
}

/** „Dr. Petzold“, else the first name: the form of address is not stored. */
export function addressedName({ academicTitle, fullName }: Pick<Account, 'academicTitle' | 'fullName'>): string | null {
  const words = fullName.trim().split(/\s+/);
  return (academicTitle ? `${academicTitle} ${words.at(-1)}` : words[0]) || null;
}

/** Returns the part of the day in Berlin that one greets by; nobody is greeted with "good night", so the night counts as evening. */
export function dayPartOf(now: Date): DayPart {
  const hour = toBerlinClock(now).getUTCHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'day';
}

/** For who has not applied yet: three steps, with what is done already. */
export function FirstSteps({ isProfileComplete, hasSaved }: FirstStepsProps) {
  const { t } = useTranslation('applications');
  const steps = [
    { key: 'profile', to: '/dashboard/profil', isDone: isProfileComplete },
    { key: 'save', to: '/jobs', isDone: hasSaved },
    { key: 'apply', to: hasSaved ? '/dashboard/merkliste' : '/jobs', isDone: false },
  ];
  return (
    <Card as="section" aria-labelledby="first-steps" className="mb-6">
      <h2 id="first-steps" className="mb-4 text-fs-4">
        {t('overview.first.title')}
      </h2>
      <ol className="grid grid-cols-3 gap-6 max-lg:grid-cols-1 max-lg:gap-4">
        {steps.map(({ key, to, isDone }, index) => (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 leading-[1.4]">
            <i
              className={clsx(
                'num grid size-9 place-items-center rounded-cell font-bold not-italic',
                isDone ? 'bg-good-tint text-good' : 'bg-marker text-on-marker',
              )}
              aria-hidden="true"
            >
              {isDone ? <Check size={18} /> : index + 1}
            </i>
            <span>
              <TextLink className="font-semibold" to={to}>
                {t(`overview.first.${key}.do`)}
              </TextLink>
              <small className="mt-1 block text-fs-8 text-ink-2">
                {isDone ? t('overview.first.done') : t(`overview.first.${key}.why`)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
