import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { fieldsOf } from '../../autosave/field-changes.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { CvLink } from '../cv-analyses/shared/cv-link.tsx';
import { CareerSection } from './career/career-section.tsx';
import { EmployerView } from './employer-view.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProofsSection } from './proofs/proofs-section.tsx';
import { SaveStatus } from './save-status.tsx';
import { useFocusTarget } from './shared/field-target.ts';
import { ProfilePrompt } from './shared/profile-prompt.tsx';
import { ProfileContext, useProfile, useProfileStore } from './use-profile.ts';
import { useProfileRequest } from './use-profile-request.ts';
import { WeekSection } from './week/week-section.tsx';
import { WishesSection } from './wishes/wishes-section.tsx';

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
