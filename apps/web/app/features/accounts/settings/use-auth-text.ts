import { useTranslation } from 'react-i18next';
import type { AuthCode } from './auth-code.ts';

/** The words for a refusal of the auth server. */
export function useAuthText(): (code: AuthCode) => string {
  const { t } = useTranslation('accounts');
  return (code) => t(`auth.${code}`);
}
