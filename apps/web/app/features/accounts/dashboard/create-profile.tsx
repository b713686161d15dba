import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toastWhile } from '../../../ui/toast.ts';

const ONBOARDING = '/onboarding-employer';

/** For those who act for nobody yet: one press and their organisation has its public profile. */
export function CreateProfile({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { reload } = useSession();
  const { mutateAsync, isPending } = $api.useMutation('post', '/api/account/employer', {
    onSuccess: () => reload(),
    onError: async (error) => {
      const code = problemCodeOf(error);
      if (code === 'account.onboarding_incomplete') await navigate(ONBOARDING);
      if (code === 'place.not_found') await navigate(`${ONBOARDING}?schritt=2`);
    },
  });
  const create = () =>
    toastWhile(mutateAsync({}), {
      loading: t('employers.creating'),
      done: t('employers.created'),
      failed: errorText,
    }).catch(() => undefined);
  const words = isWaiting ? 'pending' : 'none';
  return (
    <EmptyState
      art="building"
      as="h3"
      title={t(`employers.${words}.title`)}
      text={t(`employers.${words}.text`)}
      actions={
        <Button loading={isPending} variant={isWaiting ? 'secondary' : 'primary'} onClick={() => void create()}>
          {t('employers.none.create')}
        </Button>
      }
    />
  );
}
