import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { useQueryClient } from '@tanstack/react-query';
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
import { isCareerTarget, useFocusTarget } from './shared/field-target.ts';
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
      <div className="profile-columns">
        <WishesSection />
        <ProofsSection />
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
    <section className="psheet career" aria-labelledby="career-title">
      <header>
        <h2 id="career-title">{t('career.title')}</h2>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
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

/** Whether what was typed is saved; always in the same place. */
function SaveStatus() {
  const { t } = useTranslation('seeker-profiles');
  const { status, savedAt, flush } = useProfile();
  const shown = status === 'waiting' ? 'saving' : status;
  const Icon = shown === 'idle' ? null : ICONS[shown];
  const isWarning = shown === 'offline' || shown === 'refused' || shown === 'conflict';
  return (
    <div className={isWarning ? 'psave psave-warn' : 'psave'}>
      {Icon && <Icon size={18} className={shown === 'saving' ? 'spin' : undefined} />}
      <p role="status">
        {shown !== 'idle' && (
          <>
            <b>{t(`save.${shown}.title`)}</b> <small className="num">{detailOf(shown)}</small>
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
    <header className="area-head profile-head">
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {children && <div className="profile-tools">{children}</div>}
    </header>
  );
}

export function ProfileSkeleton() {
  const { t } = useTranslation('seeker-profiles');
  return (
    <Skeletons label={t('loading')}>
      <div className="wks">
        <header>
          <Skeleton className="h-8 w-48" />
        </header>
        <div className="wk-sheet">
          <div className="grid grid-cols-7 gap-2 p-3">
            {CELLS.map((cell) => (
              <Skeleton key={cell} className="h-12 w-full" />
            ))}
          </div>
        </div>
      </div>
      <div className="profile-columns">
        {['wishes', 'proofs'].map((sheet) => (
          <div key={sheet} className="psheet">
            <div className="psheet-body">
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
