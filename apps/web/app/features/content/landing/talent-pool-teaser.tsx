import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { Ban, Check, Lock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';

const EARLY = { shift: 'early' as Shift };

const WEEK = [EARLY, EARLY, EARLY, EARLY, null, null, null];

const PROMISES = ['blocked', 'enquiry', 'leave'] as const;

/** Renders the talent pool in which employers ask, with an example of a profile and of an enquiry. */
export function TalentPoolTeaser() {
  const { t } = useTranslation('landing');
  return (
    <section
      className="py-24 bg-sheet border-y border-y-line max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_40rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_70rem]"
      aria-labelledby="pool"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)_30rem] gap-16 items-center max-lg:grid-cols-1 max-lg:gap-8">
        <div>
          <TimeStamp shift="day" time="14:00" label={t('pool.stamp')} />
          <h2 id="pool" className="sec-title mt-5">
            {t('pool.title')}
          </h2>
          <p className="mt-4 text-fs-5 text-ink-2 leading-[1.5]">{t('pool.lead')}</p>
          <ul className="mt-5 grid gap-2">
            {PROMISES.map((promise) => (
              <li key={promise} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 leading-[1.45]">
                <Check size={18} className="mt-0.5 text-good" />
                {t(`pool.promise.${promise}`)}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/dashboard/talentpool">{t('pool.join')}</LinkButton>
            <TextLink to="/talentpool">{t('pool.who')}</TextLink>
          </div>
        </div>
        <div className="grid gap-4" aria-hidden="true">
          <Profile />
          <Enquiry />
        </div>
      </div>
    </section>
  );
}

function Profile() {
  const { t } = useTranslation('landing');
  return (
    <div className="rounded-sheet border border-line bg-sheet p-5 shadow-field">
      <div className="mb-4 flex items-center gap-3">
        <i className="grid size-10 flex-none place-items-center rounded-cell bg-marker-soft">
          <UserRound size={20} />
        </i>
        <p>
          <b className="block font-semibold text-fs-6 leading-[1.3]">{t('pool.example.who')}</b>
          <span className="text-fs-8 text-ink-2">{t('pool.example.where')}</span>
        </p>
      </div>
      <WeekStrip week={WEEK} />
      <p className="my-3 flex flex-wrap gap-x-3.5 gap-y-1.5 font-medium text-fs-8">
        {(['nights', 'weekends'] as const).map((no) => (
          <span key={no} className="inline-flex items-center gap-1.5">
            <Ban size={16} className="text-warn" />
            {t(`pool.example.${no}`)}
          </span>
        ))}
      </p>
      <p className="flex items-center gap-2 rounded-control bg-dim px-3 py-2.5 text-fs-8 text-ink-2">
        <Lock size={16} className="flex-none" />
        {t('pool.example.hidden')}
      </p>
    </div>
  );
}

function Enquiry() {
  const { t } = useTranslation('landing');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-sheet border border-line bg-sheet p-5 shadow-field md:ml-6">
      <p className="min-w-36 flex-1">
        <b className="block font-semibold text-fs-6 leading-[1.3]">{t('pool.example.asks')}</b>
        <span className="text-fs-8 text-ink-2">{t('pool.example.offer')}</span>
      </p>
      <span className="rounded-control bg-action px-3.5 py-2 font-semibold text-fs-8 text-on-action">
        {t('pool.example.yes')}
      </span>
      <span className="rounded-control border border-line-2 px-3.5 py-2 font-semibold text-fs-8">
        {t('pool.example.no')}
      </span>
    </div>
  );
}
