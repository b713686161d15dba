import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { useTranslation } from 'react-i18next';

/** Whom one writes to: the employer, or the applicant as long as there is one. */
export function useOtherName({ party, employer, applicant }: Pick<Conversation, 'party' | 'employer' | 'applicant'>) {
  const { t } = useTranslation('messages');
  if (party === 'applicant') return employer.name;
  return applicant?.name ?? t('deletedUser');
}
