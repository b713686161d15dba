import { Mail, MapPin, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import type { LoadOptions } from '../../../../ui/forms/use-combobox.ts';

type SuggestionWords = { occupations: string; fields: string; employers: string; count: (count: number) => string };

/** Proposals come from the search; the route brings them here. */
export type Suggest = {
  words: (query: string, signal: AbortSignal, words: SuggestionWords) => ReturnType<LoadOptions>;
  places: LoadOptions;
};

type CriterionFieldProps = { suggest: Suggest; defaultValue?: string; error?: string | false };

export function OccupationField({ suggest, defaultValue = '', error }: CriterionFieldProps) {
  const { t, i18n } = useTranslation('job-alerts');
  const words = {
    occupations: t('page.occupations'),
    fields: t('page.fields'),
    employers: t('page.employers'),
    count: (count: number) => new Intl.NumberFormat(i18n.language).format(count),
  };
  return (
    <Field label={t('page.what')} error={error}>
      <Combobox
        name="q"
        maxLength={200}
        icon={<Search size={20} />}
        defaultValue={defaultValue}
        loadOptions={(query, signal) => suggest.words(query, signal, words)}
      />
    </Field>
  );
}

export function PlaceField({ suggest, defaultValue = '' }: CriterionFieldProps) {
  const { t } = useTranslation('job-alerts');
  return (
    <Field label={t('page.where')}>
      <Combobox
        name="location"
        maxLength={100}
        icon={<MapPin size={20} />}
        placeholder={t('page.whereHint')}
        defaultValue={defaultValue}
        loadOptions={suggest.places}
      />
    </Field>
  );
}

type AddressFieldProps = { defaultValue?: string; error?: string | false; className?: string };

export function AddressField({ defaultValue = '', error, className }: AddressFieldProps) {
  const { t } = useTranslation('job-alerts');
  return (
    <Field label={t('guest.email')} error={error} required {...(className && { className })}>
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        icon={<Mail size={20} />}
        placeholder={t('page.emailHint')}
        defaultValue={defaultValue}
      />
    </Field>
  );
}

/** Renders the consent that comes with the button, and the way to the privacy policy. */
export function AlertConsent({ text }: { text: string }) {
  const { t } = useTranslation('job-alerts');
  return (
    <p className="text-fs-8 text-ink-2 leading-[1.5]">
      {text}{' '}
      <Link className="link" to="/datenschutz">
        {t('page.privacy')}
      </Link>
    </p>
  );
}
