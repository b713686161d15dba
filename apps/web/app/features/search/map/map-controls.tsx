import type { MapSection } from '@stellenvisite/contract/job-map.schema';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { fitSection } from './use-map-answer.ts';

export function MapControls({ map, bounds }: { map: GlMap; bounds: MapSection | null }) {
  const { t } = useTranslation('search');
  return (
    <div className="jm-controls">
      <IconButton label={t('map.zoomIn')} icon={<Plus size={20} />} onClick={() => map.zoomIn({ duration: 250 })} />
      <IconButton label={t('map.zoomOut')} icon={<Minus size={20} />} onClick={() => map.zoomOut({ duration: 250 })} />
      {bounds && (
        <IconButton label={t('map.showAll')} icon={<Maximize size={18} />} onClick={() => fitSection(map, bounds)} />
      )}
    </div>
  );
}
