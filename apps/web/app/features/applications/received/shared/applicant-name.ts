import { applicationReference } from '@stellenvisite/contract/applications/applications';
import { useTranslation } from 'react-i18next';

type Named = { number: number; applicant: { fullName: string; academicTitle: string | null } | null };

/** Returns a function that names an application in a list. Once the account is erased, only the number is left. */
export function useApplicantName(): (application: Named) => string {
  const { t } = useTranslation('received-applications');
  return ({ number, applicant }) =>
    applicant
      ? [applicant.academicTitle, applicant.fullName].filter(Boolean).join(' ') || applicationReference(number)
      : t('erased', { reference: applicationReference(number) });
}
