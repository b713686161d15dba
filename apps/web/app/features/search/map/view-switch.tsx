import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Search } from '../use-search.ts';
import { loadJobMap } from './map-place.tsx';

/** List or map; a phone has its button at the bottom. */
export function ViewSwitch({ search: { filters, go } }: { search: Search }) {
  const { t } = useTranslation('search');
  const frame = useRef<HTMLDivElement>(null);
  const show = (view: 'list' | 'map') => {
    go({ ...filters, view: view === 'map' ? view : '' });
    // The map is as high as the window: its head moves up, so that all of it is seen.
    if (view === 'map') frame.current?.closest('.res-head')?.scrollIntoView({ behavior: scrollBehavior() });
  };
  return (
    <div ref={frame} className="view-switch script-only" onPointerEnter={() => void loadJobMap()}>
      <RadioGroup
        layout="segments"
        name="view"
        legend={t('map.view')}
        hideLegend
        value={filters.view === 'map' ? 'map' : 'list'}
        options={[
          { value: 'list', label: t('map.list') },
          { value: 'map', label: t('map.map') },
        ]}
        onValueChange={show}
      />
    </div>
  );
}

const scrollBehavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
