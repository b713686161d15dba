import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import { Search as SearchIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { writtenPlaces } from '../results/search-headline.ts';
import type { Search } from '../use-search.ts';

/** The whole search in one line, for a phone; it opens the form. */
export function SearchLine({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const { t } = useTranslation('search');
  const { q, location, radius } = search.filters;
  const place = location || writtenPlaces(search.written, t);
  const where = place ? `${place} · ${t('form.km', { km: radius || DEFAULT_RADIUS_KM })}` : t('form.anywhere');
  return (
    <div className="wrap sline-phone">
      <button type="button" className="sm" onClick={onOpen} aria-haspopup="dialog">
        <SearchIcon size={20} />
        <span>
          <b>{q || t('form.anything')}</b>
          <small>{where}</small>
        </span>
        <span className="visually-hidden">{t('form.open')}</span>
      </button>
    </div>
  );
}
