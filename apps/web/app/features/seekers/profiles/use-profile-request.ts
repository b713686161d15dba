import type { SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { announceProfileChange, useProfile } from './use-profile.ts';

/** For what is saved by a press: the answer is the profile as it is then. Resolves with whether it was saved. */
export function useProfileRequest() {
  const { receive } = useProfile();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (request: () => Promise<SeekerProfile>): Promise<boolean> => {
    setIsBusy(true);
    try {
      receive(await request());
      announceProfileChange();
      return true;
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
