import { ADMIN_ACTIONS } from '@stellenvisite/contract/admin-acts';
import { useTranslation } from 'react-i18next';

/** The log in words; what it does not know by name is shown by its code. */
export function useActText() {
  const { t, i18n } = useTranslation('admin-log');
  const actionText = (action: string) =>
    action in ADMIN_ACTIONS ? t(`actions.${action.replaceAll('.', '_')}`) : action;
  const fieldText = (field: string) =>
    i18n.exists(`fields.${field}`, { ns: 'admin-log' }) ? t(`fields.${field}`) : field;
  const valueText = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return { actionText, fieldText, valueText };
}
