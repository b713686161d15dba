import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { PostingProblem } from '@stellenvisite/contract/jobs/job-postings';
import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { createContext, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../../../api/public-api.ts';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';
import { type FieldTarget, PROBLEM_TARGETS, targetId } from './form-fields.ts';
import { useIsShort } from './short/arrangement.ts';

/** Problems that prevent publishing; empty until somebody tries to publish. */
export const ProblemsContext = createContext<readonly PostingProblem[]>([]);

type Address = { postalCode: string | null; city: string; country: Country };

const POSTCODE_FIRST = /^(\d{4,5})\s+(.+)$/;
const lineOf = ({ postalCode, city }: Address) => [postalCode, city].filter(Boolean).join(' ');

/** Postcode and place as one line, completed from the places we know. */
export function PlaceField({ address, onChange }: { address: Address; onChange: (part: Partial<Address>) => void }) {
  const { t } = useTranslation('job-postings');
  const error = useFieldError('city');
  const isShort = useIsShort();
  const known = useRef(new Map<string, Place>());
  const own = useRef(lineOf(address));
  const [version, setVersion] = useState(0);
  const line = lineOf(address);
  // A place that came from elsewhere replaces what appears in the field; the own one leaves whoever types alone.
  if (line !== own.current) {
    own.current = line;
    setVersion(version + 1);
  }
  const set = (part: Partial<Address>) => {
    own.current = lineOf({ ...address, ...part });
    onChange(part);
  };
  const load = async (q: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const asked = q.replace(POSTCODE_FIRST, '$1').trim();
    if (asked === '') return [];
    const query = { q: asked, country: address.country, kind: ['city' as const, 'postcode' as const] };
    const { data } = await publicApi.GET('/api/places', { params: { query }, signal });
    return (data?.items ?? []).map((place) => {
      const value = `${place.id} ${place.postalCode ?? ''}`;
      known.current.set(value, place);
      return { value, label: [place.postalCode, place.name].filter(Boolean).join(' '), note: place.region };
    });
  };
  return (
    <Field label={t('form.place')} id={targetId('city')} error={error} help={isShort ? undefined : t('form.placeHelp')}>
      <Combobox
        key={version}
        name="place"
        aria-label={t('form.place')}
        maxLength={120}
        defaultValue={line}
        loadOptions={load}
        onTextChange={(text) => {
          const [, postalCode = null, city = text.trim()] = POSTCODE_FIRST.exec(text.trim()) ?? [];
          set({ postalCode, city });
        }}
        onSelect={({ value }) => {
          const place = known.current.get(value);
          if (place)
            set({ postalCode: place.postalCode ?? address.postalCode, city: place.name, country: place.country });
        }}
      />
    </Field>
  );
}

/** Returns the words for what is wrong with a field, or nothing. */
export function useFieldError(target: FieldTarget): string | undefined {
  const { t } = useTranslation('job-postings');
  const problem = useContext(ProblemsContext).find((each) => PROBLEM_TARGETS[each] === target);
  return problem && t(`form.problem.${problem}`);
}
