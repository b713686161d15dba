import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/places';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { proposePlaces } from '../../places/shared/propose-places.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';

export function PlaceFields() {
  const { t } = useTranslation('seeker-profiles');
  const { data, stored, invalid, change, reject } = useProfile();
  const radius = data.radiusKm ?? DEFAULT_RADIUS_KM;
  const radii = [...new Set([...RADII_KM, radius])].sort((a, b) => a - b);
  const own = useRef(stored.data.location);
  const [version, setVersion] = useState(0);
  const save = (text: string) => {
    own.current = text.trim() || null;
    change({ location: own.current });
  };
  const { location } = stored.data;
  // A place that was saved elsewhere replaces what stands in the field; the own one leaves whoever types alone.
  useEffect(() => {
    if (location !== own.current) setVersion((count) => count + 1);
    own.current = location;
  }, [location]);
  /** What is typed is saved once it is known to be a place; where nobody can be asked, as it stands. */
  const propose = async (text: string, signal: AbortSignal) => {
    const found = await proposePlaces(text, signal).catch(() => null);
    if (signal.aborted) return [];
    if (found?.length === 0 && text.trim() !== '') reject('location');
    else save(text);
    return found ?? [];
  };
  return (
    <div className="fr2 fr2-place">
      <Field
        label={t('wishes.place')}
        id={targetOf('location')}
        help={t('wishes.placeHelp')}
        error={invalid.has('location') && t('wishes.placeError', { place: location ?? '–' })}
      >
        <Combobox
          key={version}
          name="location"
          aria-label={t('wishes.place')}
          maxLength={120}
          icon={<MapPin size={18} />}
          defaultValue={data.location ?? ''}
          loadOptions={propose}
          onSelect={(option) => save(option.text ?? option.label)}
          onTextChange={(text) => text === '' && save('')}
        />
      </Field>
      <Field label={t('wishes.radius')}>
        <Select
          value={String(radius)}
          onChange={(event) => change({ radiusKm: Number(event.target.value) })}
          options={radii.map((km) => ({ value: String(km), label: t('wishes.km', { km }) }))}
        />
      </Field>
    </div>
  );
}
