import { applicationReference } from '@stellenvisite/contract/applications';
import { useTranslation } from 'react-i18next';

type Named = { number: number; applicant: { fullName: string; academicTitle: string | null } | null };

/** What an application is called in a list. Once the account is erased only its number is left. */
export function useApplicantName(): (application: Named) => string {
  const { t } = useTranslation('received-applications');
  return ({ number, applicant }) =>
    applicant
      ? [applicant.academicTitle, applicant.fullName].filter(Boolean).join(' ') || applicationReference(number)
      : t('erased', { reference: applicationReference(number) });
}
