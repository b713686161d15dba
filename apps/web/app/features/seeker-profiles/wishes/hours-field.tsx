import { formatNumber } from '@stellenvisite/contract/format-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeHistogram } from '../../../ui/range-histogram.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';

const [LEAST, MOST, STEP] = [10, 42, 0.5];
const TICKS = [10, 20, 30, 42];

/** Hours a week, at least and at most. */
export function HoursField() {
  const { t } = useTranslation('seeker-profiles');
  const locale = useLocale();
  const { data, change } = useProfile();
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const isSet = moving !== null || data.hoursMin !== null || data.hoursMax !== null;
  const [from, to] = moving ?? [Math.max(LEAST, data.hoursMin ?? LEAST), Math.min(MOST, data.hoursMax ?? MOST)];
  const format = (hours: number) => formatNumber(hours, locale, { max: 1 });
  return (
    <div id={targetOf('hours')} tabIndex={-1}>
      <RangeHistogram
        label={t('wishes.hours')}
        head={
          <div className="range-head">
            <span>{t('wishes.hours')}</span>
            <output className="num">
              {isSet ? t('wishes.hoursRange', { from: format(from), to: format(to) }) : t('wishes.hoursUnset')}
            </output>
          </div>
        }
        className={isSet ? 'hours-range' : 'hours-range hours-unset'}
        min={LEAST}
        max={MOST}
        step={STEP}
        value={[from, to]}
        ticks={TICKS}
        format={format}
        onValueChange={setMoving}
        onCommit={([hoursMin, hoursMax]) => {
          setMoving(null);
          change({ hoursMin, hoursMax });
        }}
      />
    </div>
  );
}
