import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import type { TalentSwitches } from '@stellenvisite/contract/talent-pool/talent-pool';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const ME = ['get', '/api/talent-pool/me'] as const;
const ENQUIRIES = ['get', '/api/talent-pool/enquiries'] as const;

export const useOwnTalent = () => $api.useQuery(...ME, {}, { refetchOnWindowFocus: true });

export const useOwnEnquiries = () => $api.useQuery(...ENQUIRIES, {}, { refetchOnWindowFocus: true });

export function useReadOwnAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ME }), client.invalidateQueries({ queryKey: ENQUIRIES })]);
}

/** Follows what employers do while the page is open. */
export function useLiveOwn(): void {
  const readAgain = useReadOwnAgain();
  useLiveEvent('talent_pool.changed', () => void readAgain());
}

type TalentChange = { consent?: string; shows?: Partial<TalentSwitches>; text?: string; isVisible?: boolean };
type SaveOptions = { done?: string; onSaved?: () => void };

/** Saves and shows what employers see from now on; switches show their new place at once. */
export function useSaveTalent() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = $api.useMutation('put', '/api/talent-pool/me', {
    onMutate: ({ body }) => {
      const before = client.getQueriesData<OwnTalentProfile>({ queryKey: ME });
      client.setQueriesData<OwnTalentProfile>({ queryKey: ME }, (own) => own && withChange(own, body));
      return { before };
    },
    onError: (problem, _variables, previous) => {
      for (const [key, data] of previous?.before ?? []) client.setQueryData(key, data);
      void toast(errorText(problem), { tone: 'bad' });
    },
    onSuccess: (own) => client.setQueriesData<OwnTalentProfile>({ queryKey: ME }, own),
  });
  const save = (body: TalentChange, { done, onSaved }: SaveOptions = {}) =>
    mutate(
      { body },
      {
        onSuccess: () => {
          if (done) void toast(done, { tone: 'good' });
          onSaved?.();
        },
      },
    );
  return { save, isPending, error };
}

/** Applies a change optimistically, before the server has answered. */
function withChange(own: OwnTalentProfile, { shows }: TalentChange): OwnTalentProfile {
  return { ...own, shows: { ...own.shows, ...shows } };
}
