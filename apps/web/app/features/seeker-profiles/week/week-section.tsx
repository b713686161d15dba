import { hasWeek, SHIFT_WISHES } from '@stellenvisite/contract/seeker-profiles';
import { Lock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../use-profile.ts';
import { applyPreset, PRESETS } from './own-week.ts';
import { Stepper } from './stepper.tsx';
import { useLasting } from './use-lasting.ts';
import { useWeekSentence } from './use-week-sentence.ts';
import { useWeekSteps } from './use-week-steps.ts';
import { WeekCount } from './week-count.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WishIcon } from './wish-icon.tsx';

const NIGHTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null];
const WEEKENDS = [null, 1, 2, 3, 4];

/** The own week, on the marker: yellow is yours. */
export function WeekSection() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const steps = useWeekSteps();
  const [said, setSaid] = useState('');
  const sentence = useWeekSentence();
  const words = sentence(useLasting(data.week));
  return (
    <>
      <section className="wks" aria-labelledby="week-title" id="profil-week" tabIndex={-1}>
        <header>
          <div>
            <h2 id="week-title">{t('week.title')}</h2>
            <p>{t('week.lead')}</p>
          </div>
          <ul className="wk-legend" aria-label={t('week.legend')}>
            {SHIFT_WISHES.map((wish) => (
              <li key={wish} className="sh-early">
                <i className="wk-cell" data-wish={wish}>
                  <WishIcon wish={wish} />
                </i>
                <b>{t(`week.wish.${wish}`)}</b>
              </li>
            ))}
          </ul>
        </header>
        <div className="wk-sheet">
          <WeekGrid steps={steps} announce={setSaid} />
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <div className="wk-quick">
            <span id="week-quick">{t('week.quick')}</span>
            {PRESETS.map((preset) => (
              <button
                key={preset}
                type="button"
                className="wk-set"
                aria-describedby="week-quick"
                onClick={() => {
                  steps.set(applyPreset(steps.read(), preset));
                  setSaid(t('week.filled', { preset: t(`week.preset.${preset}`) }));
                }}
              >
                {t(`week.preset.${preset}`)}
              </button>
            ))}
            <button
              type="button"
              className="wk-set wk-undo"
              aria-disabled={!steps.canUndo || undefined}
              onClick={() => {
                steps.undo();
                if (steps.canUndo) setSaid(t('week.undone'));
              }}
            >
              <Undo2 size={16} />
              {t('week.undo')}
            </button>
          </div>
          <p className="wk-keys" id="week-keys">
            {t('week.keys.lead')} <kbd>←</kbd>
            <kbd>↑</kbd>
            <kbd>→</kbd>
            <kbd>↓</kbd> {t('week.keys.move')} <kbd>{t('week.keys.space')}</kbd> {t('week.keys.cycle')} <kbd>1</kbd>{' '}
            {t('week.wish.like')}, <kbd>2</kbd> {t('week.wish.ok')}, <kbd>3</kbd> {t('week.wish.no')}.
          </p>
          <div className="wk-more">
            <div>
              <h3>{t(hasWeek(data.week) ? 'week.inWords' : 'week.unset')}</h3>
              <p>{words}</p>
            </div>
            <Stepper
              label={t('week.nights')}
              values={NIGHTS}
              value={data.maxNightsPerMonth}
              format={(count) => (count === null ? t('week.any') : t('week.atMost', { count }))}
              onChange={(maxNightsPerMonth) => change({ maxNightsPerMonth })}
            />
            <Stepper
              label={t('week.weekends')}
              values={WEEKENDS}
              value={data.freeWeekendsOfFour || null}
              format={(count) => (count === null ? t('week.any') : t('week.ofFour', { count }))}
              onChange={(freeWeekendsOfFour) => change({ freeWeekendsOfFour })}
            />
          </div>
          <WeekCount />
        </div>
      </section>
      <p className="wk-privacy">
        <Lock size={16} />
        <span>{t('week.privacy')}</span>
      </p>
    </>
  );
}
