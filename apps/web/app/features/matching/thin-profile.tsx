import type { Match } from '@stellenvisite/contract/matching.schema';
import { useTranslation } from 'react-i18next';
import { MissingList } from './missing-list.tsx';

const COUNTS = ['one', 'two', 'three'] as const;

/** Without an occupation there is no number, only what would make one. */
export function ThinProfile({ missing }: { missing: Match['missing'] }) {
  const { t } = useTranslation('matching');
  const items = missing.filter(({ item }) => item !== null);
  const isOccupation = ({ item }: Match['missing'][number]) => item === 'occupations';
  const first = [...items.filter(isOccupation), ...items.filter((each) => !isOccupation(each))].slice(0, COUNTS.length);
  return (
    <section className="jb bill" aria-labelledby="thin-profile">
      <header>
        <h2 id="thin-profile">{t(`thin.${COUNTS[first.length - 1] ?? 'one'}`)}</h2>
        <p>{t('thin.text')}</p>
      </header>
      <MissingList missing={first} />
    </section>
  );
}
