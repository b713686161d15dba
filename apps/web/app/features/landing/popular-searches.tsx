import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShiftLegend } from '../jobs/shared/shift-legend.tsx';

const SEARCHES = [
  { key: 'intensive', search: 'q=Intensivpflege' },
  { key: 'nights', search: 'category=nursing&shift=night' },
  { key: 'mfaWeekend', search: 'category=mfa&weekendFree=true' },
  { key: 'ota', search: 'q=OTA' },
  { key: 'partTime', search: 'q=Labor&employmentType=part_time' },
  { key: 'resident', search: 'q=Assistenzarzt+Innere' },
] as const;

export function PopularSearches() {
  const { t } = useTranslation('landing');
  return (
    <div className="wrap popular">
      <span id="popular">{t('popular.label')}</span>
      <ul aria-labelledby="popular">
        {SEARCHES.map(({ key, search }) => (
          <li key={key}>
            <Link to={{ pathname: '/jobs', search }}>{t(`popular.${key}`)}</Link>
          </li>
        ))}
      </ul>
      <ShiftLegend />
    </div>
  );
}
