import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmmaCell } from '../emma/shared/emma-button.tsx';
import { useEmmaPlace } from '../emma/shared/use-emma-place.ts';

export type PhoneBarProps = {
  /** How many filters are in force. */
  narrowing: number;
  onOpenFilters: () => void;
  /** Null where there is nothing to show on a map. */
  onOpenMap: (() => void) | null;
};

/** Filters and map at the thumb. */
export function PhoneBar({ narrowing, onOpenFilters, onOpenMap }: PhoneBarProps) {
  const { t } = useTranslation('search');
  const emma = useEmmaPlace();
  return (
    <div className="m-bar script-only no-print">
      <Button wide icon={<SlidersHorizontal size={20} />} onClick={onOpenFilters} aria-haspopup="dialog">
        {t('filter.open')}
        {narrowing > 0 && (
          <b className="num">
            {narrowing} <span className="visually-hidden">{t('filter.inUse')}</span>
          </b>
        )}
      </Button>
      {onOpenMap && (
        <Button variant="secondary" icon={<MapIcon size={20} />} onClick={onOpenMap}>
          {t('map.map')}
        </Button>
      )}
      {(emma === 'everywhere' || emma === 'unknown') && <EmmaCell isKnown={emma === 'everywhere'} />}
    </div>
  );
}
