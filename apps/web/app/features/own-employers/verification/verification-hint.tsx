import { formatDate } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export const VERIFICATION_PATH = '/employer-dashboard/profil/verifizierung';

type VerificationHintProps = { verifiedAt: string | null; lapsesAt: string | null };

/** Above the profile: that its domain is proven, is not, or will not be for long. */
export function VerificationHint({ verifiedAt, lapsesAt }: VerificationHintProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'hint' });
  const tone = lapsesAt ? 'warn' : verifiedAt ? 'good' : 'info';
  const text = lapsesAt
    ? t('lapses', { date: formatDate(new Date(lapsesAt)) })
    : verifiedAt
      ? t('verified', { date: formatDate(new Date(verifiedAt)) })
      : t('unverified');
  return (
    <Note tone={tone} className="mb-4">
      {text} {(lapsesAt || !verifiedAt) && <TextLink to={VERIFICATION_PATH}>{t('prove')}</TextLink>}
    </Note>
  );
}
