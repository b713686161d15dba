import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/toast.ts';
import { ProfilePrompt } from './profile-prompt.tsx';

const PROFILE = ['get', '/api/profile'] as const;
type Hiding = { body: { hiddenItems?: SeekerProfile['hiddenItems'] } };

/** The prompt where the profile itself is not shown. Nothing until the profile is read: it is only a hint. */
export function DashboardPrompt() {
  const errorText = useErrorText();
  const { data } = $api.useQuery(...PROFILE);
  const { mutate } = $api.useMutation('patch', '/api/profile/settings', {
    ...optimisticUpdate<SeekerProfile, Hiding>(PROFILE, (profile, { body }) => ({
      ...profile,
      hiddenItems: body.hiddenItems ?? profile.hiddenItems,
    })),
  });
  if (!data) return null;
  return (
    <ProfilePrompt
      profile={data}
      onHide={(hiddenItems) =>
        mutate({ body: { hiddenItems } }, { onError: (error) => void toast(errorText(error), { tone: 'bad' }) })
      }
    />
  );
}
