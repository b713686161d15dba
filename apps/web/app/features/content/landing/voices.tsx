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
    <section
      className="py-24 relative pb-56 bg-shift-s-tint overflow-hidden max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem] max-md:pb-44"
      aria-labelledby="voices"
    >
      <svg
        className="absolute -bottom-54 left-[calc(50%_+_2rem)] w-168 max-md:left-[12%] max-md:w-120 max-md:-bottom-36"
        viewBox="0 0 640 320"
        aria-hidden="true"
      >
        <path className="fill-shift-s" d="M0 320a320 320 0 0 1 640 0z" />
      </svg>
      <div className="wrap relative">
        <TimeStamp shift="late" time="19:30" label={t('voices.stamp')} />
        <h2 id="voices" className="visually-hidden">
          {t('voices.title')}
        </h2>
        <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-x-20 gap-y-12 mt-8 [&_.cell-free]:bg-transparent [&_.cell-free]:shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--shift-s-ink)_28%,transparent)] [&_.week-day_i]:text-ink max-md:grid-cols-1 max-md:gap-10">
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
    <figure className={clsx(isFirst && 'row-span-2')}>
      <blockquote
        className={clsx(
          'font-display font-medium text-pretty',
          isFirst
            ? 'text-[length:clamp(1.75rem,3.4vw,3rem)] leading-[1.12] tracking-[-0.03em] [text-indent:-0.42em]'
            : 'text-fs-4 leading-ui tracking-[-0.01em]',
        )}
      >
        {t('voices.quote', { text: voice.quote })}
      </blockquote>
      <figcaption
        className={clsx(
          'flex items-end gap-5 text-fs-7 leading-ui max-md:flex-col max-md:items-start max-md:gap-3',
          isFirst ? 'mt-8' : 'mt-5',
        )}
      >
        {voice.week && <WeekStrip week={voice.week} full={false} />}
        <span>
          <b className="block">{voice.name}</b>
          {t('voices.from', { role: voice.role, city: voice.city })}
        </span>
      </figcaption>
    </figure>
  );
}
