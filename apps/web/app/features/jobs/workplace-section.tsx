import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { isWholeRegion } from '@stellenvisite/contract/jobs/places';
import { Bus, Car, MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useJobWords } from './display/use-job-words.ts';
import { addressOf, destinationOf } from './job-hero.tsx';

type Travel = 'car' | 'transit';

const WorkplaceMap = lazy(async () => {
  try {
    return { default: (await import('./search/shared/workplace-map.tsx')).WorkplaceMap };
  } catch {
    return { default: () => null };
  }
});

const TownOutline = lazyPart(async () => (await import('./search/shared/town-outline.tsx')).TownOutline);

const TRAVELS = [
  { travel: 'car', icon: Car },
  { travel: 'transit', icon: Bus },
] as const satisfies readonly { travel: Travel; icon: typeof Car }[];

type WorkplaceSectionProps = {
  job: JobDetail;
  /** Of the operator's tiles with streets. Without them there is no map, but an outline with the towns around. */
  mapStyleUrl: string | undefined;
};

/**
 * Where one would work: the address, the way there, and where it lies. Work that is done wholly from home has no such place, and a region that is
 * all an ad names has no way there.
 */
export function WorkplaceSection({ job, mapStyleUrl }: WorkplaceSectionProps) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  if (job.remote === 'remote') return null;
  const { lat, lon, city } = job.location;
  const isRegion = isWholeRegion(job.location);
  return (
    <section className="jb">
      <h2>{t('workplace.title')}</h2>
      <p className="jplace">
        <MapPin size={18} />
        <span>{addressOf(job)}</span>
        {job.distanceKm !== undefined && <span className="num text-ink-2">{words.distance(job.distanceKm)}</span>}
      </p>
      {isRegion ? (
        <p>{t('workplace.region')}</p>
      ) : (
        <>
          <Directions destination={destinationOf(job)} />
          <LateMap>
            {mapStyleUrl ? (
              <WorkplaceMap lat={lat} lon={lon} styleUrl={mapStyleUrl} label={t('workplace.map', { city })} />
            ) : (
              <TownOutline lat={lat} lon={lon} name={city} />
            )}
          </LateMap>
        </>
      )}
    </section>
  );
}

/** By car and by transit, in the person's own map app. Which one that is the browser knows. */
function Directions({ destination }: { destination: string }) {
  const { t } = useTranslation('jobs');
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(usesAppleMaps(navigator.userAgent)), []);
  return (
    <ul className="no-print mb-4 flex flex-wrap gap-x-6 gap-y-1" aria-label={t('workplace.route')}>
      {TRAVELS.map(({ travel, icon: Icon }) => (
        <li key={travel}>
          <a
            className="link inline-flex min-h-tap items-center gap-2"
            href={directionsLink(destination, travel, isApple)}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <Icon size={18} />
            {t(`workplace.by.${travel}`)}
            <span className="visually-hidden"> {t('workplace.leaves')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Loads the code for it only when its place comes near the viewport. */
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

/** Apple's devices open their own map app by this address, all others the one that takes Google's. */
export const usesAppleMaps = (userAgent: string): boolean => /iPhone|iPad|Macintosh/.test(userAgent);

/** Directions to a place, from wherever the person is. Nothing is sent before somebody follows the link. */
export function directionsLink(destination: string, travel: Travel, isApple: boolean): string {
  const to = encodeURIComponent(destination);
  if (isApple) return `https://maps.apple.com/?daddr=${to}&dirflg=${travel === 'car' ? 'd' : 'r'}`;
  const mode = travel === 'car' ? 'driving' : 'transit';
  return `https://www.google.com/maps/dir/?api=1&destination=${to}&travelmode=${mode}`;
}
