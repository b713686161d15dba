import { ChevronDown, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import type { LoadOptions } from '../../ui/use-combobox.ts';
import { filledParams } from './filled-params.ts';
import { useCount } from './use-count.ts';

const USUAL_RADIUS = 30;

type SuggestionWords = { occupations: string; fields: string; employers: string; count: (count: number) => string };

/** Proposals come from the search; the route brings them here. */
export type Suggest = {
  words: (query: string, signal: AbortSignal, words: SuggestionWords) => ReturnType<LoadOptions>;
  places: LoadOptions;
};

export type HeroSearchProps = { jobs: number; radii: readonly number[]; suggest: Suggest };

/** A plain form to /jobs; with script it proposes, and the address stays free of empty fields. */
export function HeroSearch({ jobs, radii, suggest }: HeroSearchProps) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const format = useCount();
  const words = {
    occupations: t('search.occupations'),
    fields: t('search.fields'),
    employers: t('search.employers'),
    count: format,
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({ pathname: '/jobs', search: filledParams(new FormData(event.currentTarget)) });
  };
  return (
    <Form
      className="wrap hero-form"
      data-keep-clear
      role="search"
      aria-label={t('search.label')}
      action="/jobs"
      onSubmit={search}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf sf-was">
        <span className="sf-label">{t('search.what')}</span>
        <Combobox
          look="row"
          name="q"
          maxLength={200}
          placeholder={t('search.whatHint')}
          aria-label={t('search.what')}
          loadOptions={(query, signal) => suggest.words(query, signal, words)}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf sf-wo">
        <span className="sf-label">{t('search.where')}</span>
        <Combobox
          look="row"
          name="location"
          maxLength={100}
          placeholder={t('search.whereHint')}
          aria-label={t('search.where')}
          loadOptions={suggest.places}
        />
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
