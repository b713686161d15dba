import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingKind } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';

const SKYLINE: readonly BuildingKind[] = ['rehab', 'care-home', 'hospital', 'practice', 'spital', 'stift'];

/** The day ends with the newsletter: a dark street in which only the night shift has light. */
export function NightField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <section className="night-field" aria-labelledby="night">
      <div className="wrap" data-theme="nacht">
        <TimeStamp shift="night" time="22:00" label={t('night.stamp')} />
        <div className="news">
          <div>
            <h2 id="night">{t('night.title')}</h2>
            <p>{t('night.lead')}</p>
          </div>
          <div>{form}</div>
        </div>
      </div>
      <div className="skyline" aria-hidden="true">
        <div className="skyline-row">
          <svg className="moon" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
            <path d="M62 44A30 30 0 0 1 28 10a30 30 0 1 0 34 34Z" />
          </svg>
          {SKYLINE.map((kind) => (
            <EmployerBuilding key={kind} kind={kind} seed={`skyline ${kind}`} night />
          ))}
        </div>
      </div>
    </section>
  );
}
