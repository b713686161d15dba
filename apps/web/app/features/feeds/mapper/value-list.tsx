import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import { COUNTRIES, CURRENCIES } from '@stellenvisite/contract/jobs/countries';
import { CONTRACTS, EMPLOYMENT_TYPES, REMOTE_OPTIONS } from '@stellenvisite/contract/jobs/job-fields';
import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import { useFeedWords } from '../use-feed-words.ts';

type ValueListProps = {
  field: MappingField;
  path: string;
  structure: FeedStructure;
  translations: Readonly<Record<string, string>>;
  onTranslate: (word: string, meaning: string) => void;
};

/** The words the feed uses for a field of ours that knows only certain ones, and what each means. */
export function ValueList({ field, path, structure, translations, onTranslate }: ValueListProps) {
  const { t, number } = useFeedWords();
  const meanings = useMeanings(field);
  const element = structure.elements.find((each) => each.path === path);
  const values = element?.values ?? [];
  return (
    <ul className="mt-[2px] mb-[8px] mr-2 overflow-hidden border border-line-2 rounded-control bg-sheet [&_svg]:text-ink-3">
      {values.map(({ value, count }) => (
        <li
          className="grid grid-cols-[7.5rem_1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[2px] px-[12px] text-fs-8 not-first:border-t not-first:border-t-line"
          key={value}
        >
          <code>{value}</code>
          <ArrowRight size={16} />
          <Select
            size="s"
            aria-label={t('mapper.meaningOf', { value })}
            value={translations[value] ?? ''}
            onChange={(event) => onTranslate(value, event.target.value)}
            options={[{ value: '', label: t('mapper.asWritten') }, ...meanings]}
          />
          <em className="num text-ink-2 text-fs-9 not-italic">{t('mapper.times', { n: number(count) })}</em>
        </li>
      ))}
    </ul>
  );
}

function useMeanings(field: MappingField): SelectOption[] {
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { t: own } = useTranslation('feeds');
  switch (field) {
    case 'employmentType':
      return EMPLOYMENT_TYPES.map((value) => ({ value, label: fields(`employmentType.${value}`) }));
    case 'contract':
      return CONTRACTS.map((value) => ({ value, label: fields(`contract.${value}`) }));
    case 'remote':
      return REMOTE_OPTIONS.map((value) => ({ value, label: fields(`remote.${value}`) }));
    case 'payPeriod':
      return PAY_PERIODS.map((value) => ({ value, label: ui(`pay.${value}`) }));
    case 'country':
      return COUNTRIES.map((value) => ({ value, label: own(`country.${value}`) }));
    case 'payCurrency':
      return CURRENCIES.map((value) => ({ value, label: value }));
    default:
      return [];
  }
}
