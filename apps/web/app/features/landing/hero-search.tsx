import { ChevronDown, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { filledParams } from './filled-params.ts';

const USUAL_RADIUS = 30;

/** A plain form to /jobs; with script the address stays free of empty fields. */
export function HeroSearch({ jobs, radii }: { jobs: number; radii: readonly number[] }) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({ pathname: '/jobs', search: filledParams(new FormData(event.currentTarget)) });
  };
  return (
    <Form className="wrap hero-form" role="search" aria-label={t('search.label')} action="/jobs" onSubmit={search}>
      <label className="sf sf-was">
        <span className="sf-label">{t('search.what')}</span>
        <input name="q" type="text" maxLength={200} placeholder={t('search.whatHint')} autoComplete="off" />
      </label>
      <label className="sf sf-wo">
        <span className="sf-label">{t('search.where')}</span>
        <input name="location" type="text" maxLength={100} placeholder={t('search.whereHint')} autoComplete="off" />
      </label>
      <label className="sf sf-um">
        <span className="sf-label">{t('search.radius')}</span>
        <select name="radius" defaultValue={USUAL_RADIUS}>
          {radii.map((km) => (
            <option key={km} value={km}>
              {t('search.km', { km })}
            </option>
          ))}
        </select>
        <ChevronDown size={20} />
      </label>
      <Button type="submit" className="hero-go" icon={<Search size={22} />}>
        {t('search.go', { count: jobs })}
      </Button>
    </Form>
  );
}
