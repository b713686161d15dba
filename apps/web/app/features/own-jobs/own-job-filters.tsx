import { CERTAINTIES } from '@stellenvisite/contract/own-jobs';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';

export function OwnJobFilters() {
  const { t } = useTranslation('own-jobs');
  const [params, setParams] = useSearchParams();
  const apply = (form: HTMLFormElement) => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (String(value).trim()) next.set(name, String(value).trim());
    setParams(next, { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <search aria-label={t('filter.label')}>
      <form className="flex flex-wrap items-end gap-4" onSubmit={submit}>
        <Field label={t('filter.title')} className="min-w-0 flex-1 basis-56">
          <SearchInput name="q" defaultValue={params.get('q') ?? ''} maxLength={100} />
        </Field>
        <Field label={t('filter.certainty')} className="min-w-0 flex-1 basis-48">
          <Select
            name="certainty"
            value={params.get('certainty') ?? ''}
            onChange={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
            options={[
              { value: '', label: t('filter.all') },
              ...CERTAINTIES.map((value) => ({ value, label: t(`certainty.${value}`) })),
            ]}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t('filter.apply')}
        </Button>
      </form>
    </search>
  );
}
