import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { hasWeek, SHIFT_WISHES } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { Lock, Minus, Plus, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { $publicApi } from '../../../../api/public-queries.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { useOccupationChoices } from '../employer-view.tsx';
import { useProfile } from '../use-profile.ts';
import { applyPreset, isWithoutWeekend, PRESETS, possibleShifts, useWeekSentence } from './use-week-sentence.ts';
import { useWeekSteps, WeekGrid, WishIcon } from './week-grid.tsx';

const PAUSE_MS = 300;

type Wishes = Pick<SeekerProfileData, 'week' | 'location' | 'radiusKm'>;

type WeekSearch = {
  q?: string;
  location?: string;
  radius?: number;
  shift: Shift[];
  weekendFree?: true;
};

type StepperProps = {
  label: string;
  /** From the least to the most. */
  values: readonly (number | null)[];
  value: number | null;
  format: (value: number | null) => string;
  onChange: (value: number | null) => void;
};

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

/** Few values, one press apart. */
function Stepper({ label, values, value, format, onChange }: StepperProps) {
  const { t } = useTranslation('seeker-profiles');
  const id = useId();
  const place = values.indexOf(value);
  const step = (by: 1 | -1) => {
    const next = values[place + by];
    if (next !== undefined) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this is one value
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('stepper.less', { label })}
          aria-disabled={place <= 0 || undefined}
          onClick={() => step(-1)}
        >
          <Minus size={18} />
        </button>
        <output className="num">{format(value)}</output>
        <button
          type="button"
          aria-label={t('stepper.more', { label })}
          aria-disabled={place === values.length - 1 || undefined}
          onClick={() => step(1)}
        >
          <Plus size={18} />
        </button>
      </div>
    </div>
  );
}

/** How many jobs have shifts that are possible, and which further shift would bring more. */
function WeekCount() {
  const { t } = useTranslation('seeker-profiles');
  const { data } = useProfile();
  const { occupationLabel } = useOccupationChoices();
  const search = useLasting(weekSearch(data, occupationLabel(data.occupations[0])));
  return <div className="wk-foot">{search ? <Found search={search} /> : <p>{t('week.count.unset')}</p>}</div>;
}

function Found({ search }: { search: WeekSearch }) {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const found = useTotal(search);
  const further = found ? furtherShift(search, found.facets.shift ?? []) : null;
  const more = useTotal(further ? { ...search, shift: [...search.shift, further] } : null);
  const where = search.location ? 'near' : 'anywhere';
  const hasMore = found && more && further && more.total > found.total;
  if (!found) return <p role="status">{t('week.count.loading')}</p>;
  return (
    <>
      <p role="status">
        <Trans t={t} i18nKey={`week.count.${where}`} count={found.total} components={{ b: <b className="num" /> }} />{' '}
        {hasMore && (
          <span>
            <Trans
              t={t}
              i18nKey="week.count.more"
              count={more.total}
              values={{ shift: fields(`shift.${further}`) }}
              components={{ b: <b className="num" /> }}
            />
          </span>
        )}
      </p>
      {found.total > 0 && (
        <LinkButton to={{ pathname: '/jobs', search: searchAddress(search) }}>
          {t('week.count.show', { count: found.total })}
        </LinkButton>
      )}
    </>
  );
}

function useTotal(search: WeekSearch | null) {
  const { data } = $publicApi.useQuery(
    'get',
    '/api/jobs',
    { params: { query: { ...search, pageSize: 1 } } },
    { enabled: search !== null, placeholderData: keepPreviousData },
  );
  return search ? data : undefined;
}

/** The search for jobs with shifts that are possible; null while the week says nothing that a search could ask for. */
export function weekSearch({ week, location, radiusKm }: Wishes, occupation: string | null): WeekSearch | null {
  if (!hasWeek(week)) return null;
  const shifts = possibleShifts(week);
  if (shifts.length === 0) return null;
  return {
    ...(occupation && { q: occupation }),
    ...(location && { location }),
    ...(location && radiusKm && { radius: radiusKm }),
    shift: shifts,
    ...(isWithoutWeekend(week) && { weekendFree: true }),
  };
}

export function searchAddress({ shift, ...rest }: WeekSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) params.set(name, String(value));
  for (const each of shift) params.append('shift', each);
  return params.toString();
}

/** The shift that would add the most jobs were it possible too, by the counts of the search without it. */
export function furtherShift({ shift }: WeekSearch, counts: readonly { value: string; count: number }[]): Shift | null {
  const others = SHIFTS.filter((each) => !shift.includes(each));
  const countOf = (each: Shift) => counts.find(({ value }) => value === each)?.count ?? 0;
  const [best] = others.sort((one, other) => countOf(other) - countOf(one));
  return best && countOf(best) > 0 ? best : null;
}

/** The value once it has stayed the same for a moment. */
function useLasting<Value>(value: Value): Value {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}
