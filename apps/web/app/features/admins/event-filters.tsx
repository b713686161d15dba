import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { EVENT_ACTIONS } from './event-actions.ts';

const OUTCOMES = ['ok', 'failed'] as const;

export function EventFilters() {
  const { t } = useTranslation('admins');
  const [params, setParams] = useSearchParams();
  const choose = (name: 'action' | 'outcome', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field label={t('log.action')}>
        <Select
          value={params.get('action') ?? ''}
          onChange={(event) => choose('action', event.target.value)}
          options={[
            { value: '', label: t('log.all') },
            ...EVENT_ACTIONS.map((value) => ({ value, label: t(`log.actions.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('log.outcome')}>
        <Select
          value={params.get('outcome') ?? ''}
          onChange={(event) => choose('outcome', event.target.value)}
          options={[
            { value: '', label: t('log.all') },
            ...OUTCOMES.map((value) => ({ value, label: t(`log.${value}`) })),
          ]}
        />
      </Field>
    </div>
  );
}
