import { List } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useBrowserValue } from '../../../../ui/palette/palette-host.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { MapUnavailable } from './map-unavailable.tsx';

/** Loads the large map code only when somebody opens the map. */
export const loadJobMap = async () => {
  try {
    return { default: (await import('./job-map.tsx')).JobMap };
  } catch {
    return { default: MapUnavailable };
  }
};
const JobMap = lazy(loadJobMap);

const PHONE = '(width < 54rem)';

function watchWidth(listener: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isOnPhone = () => window.matchMedia(PHONE).matches;

export type MapPlaceProps = {
  answer: SearchAnswer;
  title: string;
  styleUrl: string | undefined;
  /** The job that somebody points at in the list. */
  pointedId: string | null;
  onLeave: () => void;
};

/** Renders the map where the job would be, next to the list; on a phone it has the screen to itself. */
export function MapPlace({ answer, title, styleUrl, pointedId, onLeave }: MapPlaceProps) {
  const { t } = useTranslation('search');
  // Which of the two is the browser's to say.
  const isPhone = useBrowserValue(watchWidth, isOnPhone, undefined);
  const pointed = answer.list.items.find(({ id }) => id === pointedId)?.location ?? null;
  const map = isPhone !== undefined && (
    <Suspense fallback={<p className="jm-loading">{t('map.loading')}</p>}>
      <JobMap answer={answer} styleUrl={styleUrl} pointed={pointed} onLeave={onLeave} />
    </Suspense>
  );
  if (!isPhone) return <div className="jm-place script-only no-print">{map}</div>;
  const back = (
    <Button wide variant="secondary" icon={<List size={20} />} onClick={onLeave}>
      {t('map.toList')}
    </Button>
  );
  return (
    <Dialog open onClose={onLeave} title={title} footer={back} phoneBottom={false} className="dlg-full jm-dialog">
      {map}
    </Dialog>
  );
}
