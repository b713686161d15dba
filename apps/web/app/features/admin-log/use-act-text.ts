import { ADMIN_ACTIONS } from '@stellenvisite/contract/admin-acts';
import type { AdminAct } from '@stellenvisite/contract/admin-acts.schema';
import { useTranslation } from 'react-i18next';

/** Fields whose values are words of the code. */
const CODED_FIELDS: readonly string[] = ['status', 'state', 'measure', 'role'];
const SETTINGS: Readonly<Record<string, 'operator' | 'hold_first' | 'seller'>> = {
  operator: 'operator',
  'job_postings.hold_first': 'hold_first',
  'billing.seller': 'seller',
};

/** The log in words; what it does not know by name is shown by its code. */
export function useActText() {
  const { t, i18n } = useTranslation('admin-log');
  const isText = (key: string) => i18n.exists(key, { ns: 'admin-log' });
  const actionText = (action: string) =>
    action in ADMIN_ACTIONS ? t(`actions.${action.replaceAll('.', '_')}`) : action;
  const fieldText = (field: string) => (isText(`fields.${field}`) ? t(`fields.${field}`) : field);
  const valueText = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string' && CODED_FIELDS.includes(field) && isText(`values.${value}`))
      return t(`values.${value}`);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const subjectText = ({ subjectKind, subjectLabel, subjectId }: AdminAct): string => {
    const setting = subjectKind === 'setting' ? SETTINGS[subjectId ?? ''] : undefined;
    return setting ? t(`settingNames.${setting}`) : (subjectLabel ?? subjectId ?? '–');
  };
  return { actionText, fieldText, valueText, subjectText };
}
