import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { ExternalLink, MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, routeLink } from './job-address.ts';

const WorkplaceMap = lazy(async () => {
  try {
    return { default: (await import('../search/shared/workplace-map.tsx')).WorkplaceMap };
  } catch {
    return { default: () => null };
  }
});

type WorkplaceSectionProps = { job: JobDetail; mapStyleUrl: string | undefined };

/** Where one would work: the address, the way there, and a map. Work that is done wholly from home has no such place. */
export function WorkplaceSection({ job, mapStyleUrl }: WorkplaceSectionProps) {
  const { t } = useTranslation('jobs');
  if (job.remote === 'remote') return null;
  const { lat, lon, city } = job.location;
  return (
    <section className="jb">
      <h2>{t('workplace.title')}</h2>
      <p className="jplace">
        <MapPin size={18} />
        <span>{addressOf(job)}</span>
        <a className="link" href={routeLink(job)} target="_blank" rel="noopener noreferrer nofollow">
          {t('workplace.route')}
          <ExternalLink size={16} />
          <span className="visually-hidden"> {t('workplace.leaves')}</span>
        </a>
      </p>
      <LateMap>
        <WorkplaceMap lat={lat} lon={lon} styleUrl={mapStyleUrl} label={t('workplace.map', { city })} />
      </LateMap>
      {!mapStyleUrl && <p className="jplace-note script-only no-print">{t('workplace.note', { city })}</p>}
    </section>
  );
}

/** What draws the map is large: it is fetched when its place comes near the screen. */
function LateMap({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="jplace-map script-only no-print">
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
}
