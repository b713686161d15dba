import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { Search as SearchIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { RadiusOptions } from '../filters/radius-options.tsx';
import { RemoteOptions, remoteFilter, remoteValue } from '../filters/remote-options.tsx';
import { isWider, widenPlace } from '../results/widen-place.ts';
import { changeFilters } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { NearMeButton } from './near-me-button.tsx';
import { RecentList, type RecentSearch } from './recent-list.tsx';
import { usePlaceOptions } from './search-row.tsx';
import { useWordOptions } from './use-word-options.ts';

export type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  search: Search;
  recent: readonly RecentSearch[];
  onClearRecent: () => void;
};

/** Renders the phone's search form, over the whole screen. */
export function SearchDialog({ open, onClose, search, recent, onClearRecent }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const { filters, go } = search;
  const [q, setQ] = useState(filters.q);
  const [location, setLocation] = useState(filters.location);
  const [radius, setRadius] = useState(filters.radius || String(DEFAULT_RADIUS_KM));
  const [remote, setRemote] = useState(remoteValue(filters.remote));
  /** Counts up when a field was filled from outside, so that it starts again with its text. */
  const [filled, setFilled] = useState(0);
  const isWhole = search.isWhole && location === filters.location;
  const words = useWordOptions([]);
  const places = usePlaceOptions();
  const fillLocation = (text: string) => {
    setLocation(text);
    setFilled((times) => times + 1);
  };
  const chooseRadius = async (value: string) => {
    if (!isWider(value)) return setRadius(value);
    const wider = await widenPlace(location, value);
    if (wider) fillLocation(wider);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(changeFilters(filters, { q: q.trim(), location: location.trim(), radius, remote: remoteFilter(remote) }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('form.dialog')} phoneBottom={false} className="dlg-full">
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t('form.what')}>
          <Combobox
            name="q"
            defaultValue={q}
            placeholder={t('form.whatHint')}
            maxLength={200}
            loadOptions={words.load}
            onTextChange={setQ}
            onSelect={(option) => {
              const choice = words.follow(option);
              if (choice && 'location' in choice) fillLocation(choice.location);
            }}
          />
        </Field>
        <Field label={t('form.where')}>
          <Combobox
            key={filled}
            name="location"
            defaultValue={location}
            placeholder={t('form.whereHint')}
            maxLength={100}
            loadOptions={places}
            onTextChange={setLocation}
          />
          <NearMeButton look="line" onPlace={fillLocation} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('form.radius')}>
            <Select name="radius" value={isWhole ? '' : radius} onChange={(event) => chooseRadius(event.target.value)}>
              <RadiusOptions chosen={filters.radius} location={location} isWhole={isWhole} />
            </Select>
          </Field>
          <Field label={t('form.remote')}>
            <Select name="remote" value={remote} onChange={(event) => setRemote(event.target.value)}>
              <RemoteOptions chosen={filters.remote} />
            </Select>
          </Field>
        </div>
        <Button type="submit" size="l" wide icon={<SearchIcon size={20} />}>
          {t('form.search')}
        </Button>
      </form>
      <RecentList recent={recent} onClear={onClearRecent} onFollow={onClose} className="mt-8" />
    </Dialog>
  );
}
