import { useTranslation } from 'react-i18next';
import { RADII } from './search-options.ts';

/** A radius from the address that is none of ours is offered too. */
export function RadiusOptions({ chosen }: { chosen: string }) {
  const { t } = useTranslation('search');
  const own = Number(chosen);
  const radii = own && !RADII.includes(own) ? [...RADII, own].sort((a, b) => a - b) : RADII;
  return radii.map((km) => (
    <option key={km} value={km}>
      {t('form.km', { km })}
    </option>
  ));
}
