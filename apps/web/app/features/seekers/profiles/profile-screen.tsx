import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { ConflictNote } from '../../../autosave/conflict-note.tsx';
import { fieldsOf } from '../../../autosave/field-changes.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { UnsavedGuard } from '../../../ui/forms/unsaved-guard.tsx';
import { CvLink } from '../cv/shared/cv-link.tsx';
import { CareerForm } from './career/career-form.tsx';
import { CareerSummary } from './career/career-summary.tsx';
import { EmployerView } from './employer-view.tsx';
import { ProofsSection } from './proofs/proofs-section.tsx';
import { ProfilePrompt } from './shared/dashboard-prompt.tsx';
import { isCareerTarget, targetOf, useFocusTarget } from './shared/field-target.ts';
import { PresentEmployer } from './shared/present-employer.tsx';
import { ProfileContext, useProfile, useProfileStore } from './use-profile.ts';
import { useProfileRequest } from './use-profile-request.ts';
import { WeekSection } from './week/week-section.tsx';
import { WishesSection } from './wishes/wishes-section.tsx';

const CELLS = SHIFTS.flatMap((shift) => WEEKDAYS.map((day) => `${shift} ${day}`));

const FIELDS = ['first', 'second', 'third', 'fourth'];

const ICONS = {
  waiting: LoaderCircle,
  saving: LoaderCircle,
  saved: Check,
  offline: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

export function ProfileScreen({ account }: { account: Account }) {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { data, error, refetch } = $api.useQuery('get', '/api/profile');
  if (data) return <LoadedProfile account={account} profile={data} />;
  return (
    <>
      <ProfileHead />
      {error ? (
        <Note tone="warn" role="alert">
          <p>{errorText(error)}</p>
          <Button className="mt-2" size="s" variant="secondary" onClick={() => void refetch()}>
            {t('reload')}
          </Button>
        </Note>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}

function LoadedProfile({ account, profile }: { account: Account; profile: SeekerProfile }) {
  const store = useProfileStore(account.id, profile);
  useEffect(() => store.receive(profile), [store, profile]);
  return (
    <ProfileContext value={store}>
      <ProfileParts account={account} />
    </ProfileContext>
  );
}

function ProfileParts({ account }: { account: Account }) {
  const { t } = useTranslation('seeker-profiles');
  const { stored, draft, flush } = useProfile();
  const { run } = useProfileRequest();
  const [isViewed, setIsViewed] = useState(false);
  const client = useQueryClient();
  // Whoever comes back to the page sees what was saved last.
  useEffect(() => void client.setQueryData(['get', '/api/profile'], stored), [client, stored]);
  useFocusTarget();
  return (
    <>
      <ProfileHead>
        <SaveStatus />
        <CvLink />
        <Button variant="secondary" onClick={() => setIsViewed(true)}>
          {t('view.open')}
        </Button>
      </ProfileHead>
      <ProfileConflict />
      <ProfilePrompt
        className="max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
        profile={stored}
        onHide={(hiddenItems) => void run(() => dataOf(api.PATCH('/api/profile/settings', { body: { hiddenItems } })))}
      />
      <WeekSection />
      <div className="mt-8 grid grid-cols-2 items-start gap-6 max-md:mt-5 max-md:gap-3 max-lg:grid-cols-1">
        <WishesSection />
        <div className="grid gap-6 max-md:gap-3">
          <PresentEmployerSection />
          <ProofsSection />
        </div>
      </div>
      <CareerSection />
      {isViewed && <EmployerView account={account} onClose={() => setIsViewed(false)} />}
      <UnsavedGuard
        when={fieldsOf(draft).length > 0}
        save={flush}
        words={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave') }}
      />
    </>
  );
}

function ProfileConflict() {
  const { t } = useTranslation('seeker-profiles');
  const { conflicts, decide } = useProfile();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`field.${field}`)).join(', ');
  return (
    <ConflictNote title={t('conflict.title')} mine={t('conflict.mine')} theirs={t('conflict.theirs')} decide={decide}>
      {t('conflict.text', { names })}
    </ConflictNote>
  );
}

/** Edits the present employer, which is never sent to anybody. */
function PresentEmployerSection() {
  const { t } = useTranslation('seeker-profiles');
  const { data: pool } = $api.useQuery('get', '/api/talent-pool/me');
  return (
    <section
      className="rounded-sheet border border-line bg-sheet px-5 pt-4 pb-5 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 max-md:px-gutter"
      aria-labelledby="present-employer"
      id={targetOf('presentEmployer')}
      tabIndex={-1}
    >
      <h2 className="text-fs-4" id="present-employer">
        {t('presentEmployer.label')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-fs-8 text-ink-2 leading-[1.45]">{t('presentEmployer.why')}</p>
      {pool && <PresentEmployer answer={pool.presentEmployer} />}
    </section>
  );
}

/** Occupation and career: read at a glance, edited in place. */
function CareerSection() {
  const { t } = useTranslation('seeker-profiles');
  const { hash, key } = useLocation();
  const [isOpen, setIsOpen] = useState(isCareerTarget(hash));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed once more
  useEffect(() => {
    if (isCareerTarget(hash)) setIsOpen(true);
  }, [hash, key]);
  return (
    <section
      className="mt-6 rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:mt-3 max-md:rounded-none max-md:border-x-0"
      aria-labelledby="career-title"
    >
      <header className="flex min-h-15 items-center justify-between gap-3 px-5 pt-4 max-md:px-gutter">
        <h2 className="text-fs-4" id="career-title">
          {t('career.title')}
        </h2>
        <button
          type="button"
          className="link min-h-tap text-fs-8"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'career.close' : 'career.edit')}
        </button>
      </header>
      <CareerSummary />
      {isOpen && <OpenForm />}
    </section>
  );
}

/** Its fields are in the page only now, so the address is followed from here. */
function OpenForm() {
  useFocusTarget();
  return <CareerForm />;
}

/** Checks whether what was typed is saved; always in the same place. */
function SaveStatus() {
  const { t } = useTranslation('seeker-profiles');
  const { status, savedAt, flush } = useProfile();
  const shown = status === 'waiting' ? 'saving' : status;
  const Icon = shown === 'idle' ? null : ICONS[shown];
  const isWarning = shown === 'offline' || shown === 'refused' || shown === 'conflict';
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center gap-2 max-md:order-last max-md:w-full',
        shown === 'idle' && 'max-md:min-h-0',
        isWarning ? 'rounded-control bg-warn-tint px-3 py-1 text-warn' : 'text-good',
      )}
    >
      {Icon && <Icon size={18} className={shown === 'saving' ? 'spin text-ink-2' : undefined} />}
      <p className="m-0 text-fs-8 text-ink leading-[1.25]" role="status">
        {shown !== 'idle' && (
          <>
            <b className={clsx('block', isWarning && 'text-warn')}>{t(`save.${shown}.title`)}</b>{' '}
            <small className="num text-fs-9 text-ink-2">{detailOf(shown)}</small>
          </>
        )}
      </p>
      {shown === 'refused' && (
        <Button variant="secondary" size="s" onClick={() => void flush()}>
          {t('save.again')}
        </Button>
      )}
    </div>
  );

  function detailOf(state: Exclude<typeof shown, 'idle'>): string {
    if (state !== 'saved' || !savedAt) return t(`save.${state}.text`, { time: '' });
    const isToday = formatDate(savedAt) === formatDate(new Date());
    return isToday
      ? t('save.saved.text', { time: clockTime(toBerlinClock(savedAt)) })
      : t('save.saved.on', { date: formatDate(savedAt) });
  }
}

/** `children`: whether everything is saved, and what can be done with the whole profile. */
export function ProfileHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('seeker-profiles');
  return (
    <header className="area-head mb-6 items-end max-md:gap-3">
      <div className="flex-[1_1_24rem]">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:w-full max-md:[&>.btn]:flex-[1_0_auto]">
          {children}
        </div>
      )}
    </header>
  );
}

export function ProfileSkeleton() {
  const { t } = useTranslation('seeker-profiles');
  return (
    <Skeletons label={t('loading')}>
      <div className="relative isolate mt-8 px-3.5 pt-4 pb-3.5 before:absolute before:top-0 before:-right-2 before:-bottom-0.5 before:-left-1 before:-z-1 before:rotate-[-0.12deg] before:rounded-[6px_18px_10px_14px_/_10px_8px_18px_8px] before:bg-pen max-md:-mx-(--gutter) max-md:mt-5 max-md:mb-0 max-md:px-2 max-md:pt-3.5 max-md:pb-2.5 max-md:before:inset-x-0 max-md:before:bottom-0 max-md:before:rotate-none max-md:before:rounded-none">
        <header className="flex items-end justify-between gap-6 px-1.5 pb-3.5 max-md:block max-md:px-2 max-md:pb-3">
          <Skeleton className="h-8 w-48" />
        </header>
        <div className="overflow-hidden rounded-control bg-sheet max-md:overflow-clip">
          <div className="grid grid-cols-7 gap-2 p-3">
            {CELLS.map((cell) => (
              <Skeleton key={cell} className="h-12 w-full" />
            ))}
          </div>
        </div>
      </div>
      <div className="mt-8 grid grid-cols-2 items-start gap-6 max-md:mt-5 max-md:gap-3 max-lg:grid-cols-1">
        {['wishes', 'proofs'].map((sheet) => (
          <div
            key={sheet}
            className="rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
          >
            <div className="grid gap-4 px-5 pt-4 pb-5 max-md:px-gutter">
              {FIELDS.map((field) => (
                <Skeleton key={field} className="h-12 w-full" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
