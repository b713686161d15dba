import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import { useTranslation } from 'react-i18next';
import { useBrowserValue } from '../../../../ui/palette/palette-host.tsx';
import { WIDER } from '../results/widen-place.ts';

type RadiusOptionsProps = {
  chosen: string;
  /** The centre of the radius; its region or country can be searched as a whole. */
  location: string;
  /** A region or country is searched as a whole already. */
  isWhole: boolean;
};

/** A radius from the address that is none of ours is offered too. */
export function RadiusOptions({ chosen, location, isWhole }: RadiusOptionsProps) {
  const { t } = useTranslation('search');
  const canWiden = useBrowserValue(neverChanges, isScripted, false) && location !== '';
  const own = Number(chosen);
  const radii = [...new Set([...RADII_KM, ...(own ? [own] : [])])].sort((a, b) => a - b);
  return (
    <>
      {isWhole ? (
        <option value="">{t('form.whole.area')}</option>
      ) : (
        radii.map((km) => (
          <option key={km} value={km}>
            {t('form.km', { km })}
          </option>
        ))
      )}
      {canWiden &&
        WIDER.filter((wider) => !isWhole || wider === 'country').map((wider) => (
          <option key={wider} value={wider}>
            {t(`form.whole.${wider}`)}
          </option>
        ))}
    </>
  );
}

/** Widening asks the server, so it needs script. */
const isScripted = () => true;
const neverChanges = () => () => undefined;
