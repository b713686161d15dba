import type { Testimonial } from '@stellenvisite/contract/jobs/market.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';

/** Shows testimonials, or nothing if there are none. */
export function Voices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { t } = useTranslation('landing');
  if (testimonials.length === 0) return null;
  return (
    <section className="sec sec-voices" aria-labelledby="voices">
      <svg className="sun" viewBox="0 0 640 320" aria-hidden="true">
        <path d="M0 320a320 320 0 0 1 640 0z" />
      </svg>
      <div className="wrap">
        <TimeStamp shift="late" time="19:30" label={t('voices.stamp')} />
        <h2 id="voices" className="visually-hidden">
          {t('voices.title')}
        </h2>
        <div className="voices">
          {testimonials.map((voice, index) => (
            <Voice key={voice.id} voice={voice} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Voice({ voice, isFirst }: { voice: Testimonial; isFirst: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <figure className={clsx(isFirst && 'voice-big')}>
      <blockquote>{t('voices.quote', { text: voice.quote })}</blockquote>
      <figcaption>
        {voice.week && <WeekStrip week={voice.week} full={false} />}
        <span>
          <b>{voice.name}</b>
          {t('voices.from', { role: voice.role, city: voice.city })}
        </span>
      </figcaption>
    </figure>
  );
}
