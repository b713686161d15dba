import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Relaxation } from '@stellenvisite/contract/job-search.schema';
import { ArrowRight, CircleDashed, FilterX, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../ui/use-locale.ts';
import type { ChipWords } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { searchPath } from '../search-filters.ts';
import { relaxedFilters, relaxLabel } from './relax-label.ts';

const ICONS = { related: Shapes, radius: CircleDashed, filter: FilterX, word: FilterX, several: FilterX } as const;

/** Searches near this one that find more, each with what it really finds. */
export function RelaxWays({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  return (
    <ul className="ways">
      {answer.list.relaxations.map((way) => (
        <li key={JSON.stringify(way.change)}>
          <RelaxWay way={way} answer={answer} words={words} />
        </li>
      ))}
    </ul>
  );
}

function RelaxWay({ way, answer, words }: { way: Relaxation; answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const Icon = ICONS[way.kind];
  return (
    <Link to={searchPath(relaxedFilters(way, answer))}>
      <Icon size={20} />
      <span>{relaxLabel(way, answer, words)}</span>
      <b className="num">{t('relax.count', { count: way.count, formatted: formatNumber(way.count, locale) })}</b>
      <ArrowRight size={18} />
    </Link>
  );
}
