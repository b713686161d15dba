import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_RADIUS_KM, WIDE_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { hasWeek, SHIFT_WISHES } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { isWithoutWeekend } from '@stellenvisite/contract/seekers/week-facts';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Eye, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { $publicApi } from '../../../../api/public-queries.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Kbd } from '../../../../ui/kbd.tsx';
import { WeekChips } from '../../../jobs/display/week-chips.tsx';
import { useOccupationChoices } from '../shared/use-occupation-choices.ts';
import { useProfile } from '../use-profile.ts';
import { Stepper } from './stepper.tsx';
import { applyPreset, isPressed, PRESETS, possibleShifts, useWeekSentence } from './use-week-sentence.ts';
import { useWeekSteps, WeekGrid, WISH_CELL, WishIcon } from './week-grid.tsx';

const PAUSE_MS = 300;

const PRESET =
  'inset-ring inline-flex min-h-tap items-center gap-1.5 whitespace-nowrap rounded-control bg-sheet px-3.5 font-medium text-fs-8 leading-none hover:inset-ring-ink-3 aria-pressed:inset-ring-marker-2 aria-pressed:bg-marker-soft';

type Wishes = Pick<SeekerProfileData, 'week' | 'location' | 'radiusKm'>;

type WeekSearch = {
  q?: string;
  location?: string;
  radius?: number;
  shift: Shift[];
  weekendFree?: true;
};

const NIGHTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null];
const WEEKENDS = [null, 1, 2, 3, 4];

/** Renders the own week, on the marker: yellow is yours. */
export function WeekSection() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const steps = useWeekSteps();
  const [said, setSaid] = useState('');
  const sentence = useWeekSentence();
  const words = sentence(useLasting(data.week));
  return (
    <>
      <section
        className="relative isolate mt-8 px-3.5 pt-4 pb-3.5 before:absolute before:top-0 before:-right-2 before:-bottom-0.5 before:-left-1 before:-z-1 before:rotate-[-0.12deg] before:rounded-[6px_18px_10px_14px_/_10px_8px_18px_8px] before:bg-pen max-md:-mx-(--gutter) max-md:mt-5 max-md:mb-0 max-md:px-2 max-md:pt-3.5 max-md:pb-2.5 max-md:before:inset-x-0 max-md:before:bottom-0 max-md:before:rotate-none max-md:before:rounded-none"
        aria-labelledby="week-title"
        id="profil-week"
        tabIndex={-1}
      >
        <header className="flex items-end justify-between gap-6 px-1.5 pb-3.5 max-md:block max-md:px-2 max-md:pb-3">
          <div>
            <h2 className="text-[1.75rem] tracking-[-0.03em]" id="week-title">
              {t('week.title')}
            </h2>
            <p className="mt-0.5 text-fs-7 leading-[1.4]">{t('week.lead')}</p>
          </div>
          <ul
            className="flex gap-5 rounded-control bg-sheet py-1.5 pr-3.5 pl-2 max-md:mt-2.5 max-md:justify-between max-md:gap-2 max-md:pr-3"
            aria-label={t('week.legend')}
          >
            {SHIFT_WISHES.map((wish) => (
              <li key={wish} className="sh-early flex items-center gap-2 whitespace-nowrap text-fs-8">
                <i className={clsx(WISH_CELL, 'size-8')} data-wish={wish}>
                  <WishIcon wish={wish} />
                </i>
                <b>{t(`week.wish.${wish}`)}</b>
              </li>
            ))}
          </ul>
        </header>
        <div className="overflow-hidden rounded-control bg-sheet max-md:overflow-clip">
          <WeekGrid steps={steps} announce={setSaid} />
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <div className="flex flex-wrap items-center gap-2 border-line border-t px-4 pt-3 pb-2 max-md:gap-1.5 max-md:px-2.5 max-md:pb-3">
            <span className="mr-1 text-fs-8 text-ink-2 max-md:flex-[1_0_100%]" id="week-quick">
              {t('week.quick')}
            </span>
            {PRESETS.map((preset) => (
              <button
                key={preset}
                type="button"
                className={clsx(PRESET, 'inset-ring-line-2 max-md:px-3')}
                aria-describedby="week-quick"
                aria-pressed={isPressed(data.week, preset)}
                onClick={() => {
                  steps.set(applyPreset(steps.read(), preset));
                  setSaid(t('week.filled', { preset: t(`week.preset.${preset}`) }));
                }}
              >
                {isPressed(data.week, preset) && <Check size={16} aria-hidden="true" />}
                {t(`week.preset.${preset}`)}
              </button>
            ))}
            <button
              type="button"
              className={clsx(
                PRESET,
                'inset-ring-transparent ml-auto text-link aria-disabled:inset-ring-transparent aria-disabled:cursor-default aria-disabled:text-ink-3 max-md:ml-0 max-md:px-2',
              )}
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
          <p className="px-4 pb-3 text-fs-8 text-ink-2 leading-[1.9] max-md:hidden" id="week-keys">
            {t('week.keys.lead')} <Kbd>←</Kbd>
            <Kbd>↑</Kbd>
            <Kbd>→</Kbd>
            <Kbd>↓</Kbd> {t('week.keys.move')} <Kbd>{t('week.keys.space')}</Kbd> {t('week.keys.cycle')} <Kbd>1</Kbd>{' '}
            {t('week.wish.like')}, <Kbd>2</Kbd> {t('week.wish.ok')}, <Kbd>3</Kbd> {t('week.wish.no')}.
          </p>
          <div className="grid grid-cols-2 border-line border-t max-md:grid-cols-1">
            <div className="px-4 pt-3.5 pb-4 max-md:px-2.5 max-md:pt-3 max-md:pb-3.5">
              <h3 className="mb-1.5 font-semibold font-text text-fs-8 leading-[1.3] tracking-normal">
                {t(hasWeek(data.week) ? 'week.inWords' : 'week.unset')}
              </h3>
              <p className="text-pretty text-fs-7 leading-[1.45]">{words}</p>
            </div>
            <div className="border-line border-l px-4 pt-3.5 pb-4 max-md:border-t max-md:border-l-0 max-md:px-2.5 max-md:pt-3 max-md:pb-3.5">
              <h3 className="mb-1.5 font-semibold font-text text-fs-8 leading-[1.3] tracking-normal">
                {t('week.sent')}
              </h3>
              <WeekChips
                week={data.week}
                maxNights={data.maxNightsPerMonth}
                freeWeekends={data.freeWeekendsOfFour}
                emptyText={t('week.sentNothing')}
              />
            </div>
          </div>
          <div className="grid grid-cols-2 border-line border-t max-[24rem]:grid-cols-1 [&>:first-child]:border-l-0">
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
      <p className="mt-3.5 flex items-start gap-2 pl-1 text-fs-8 text-ink-2 leading-[1.45] max-md:p-0">
        <Eye className="mt-0.5 flex-none" size={16} />
        <span>{t('week.privacy')}</span>
      </p>
    </>
  );
}

/** How many jobs have shifts that are possible, and which further shift would bring more. */
function WeekCount() {
  const { t } = useTranslation('seeker-profiles');
  const { data } = useProfile();
  const { occupationLabel } = useOccupationChoices();
  const search = useLasting(weekSearch(data, occupationLabel(data.occupations[0])));
  return (
    <div className="flex min-h-18 items-center justify-between gap-4 border-line border-t bg-dim px-4 py-3 max-md:block max-md:px-2.5">
      {search ? <Found search={search} /> : <p className="text-fs-7 leading-[1.45]">{t('week.count.unset')}</p>}
    </div>
  );
}

function Found({ search }: { search: WeekSearch }) {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const found = useTotal(search);
  const further = found ? furtherShift(search, found.facets.shift ?? []) : null;
  const more = useTotal(further ? { ...search, shift: [...search.shift, further] } : null);
  const where = search.location ? 'near' : 'anywhere';
  const hasMore = found && more && further && more.total > found.total;
  if (!found)
    return (
      <p className="text-fs-7 leading-[1.45]" role="status">
        {t('week.count.loading')}
      </p>
    );
  return (
    <>
      <p className="text-fs-7 leading-[1.45]" role="status">
        <Trans t={t} i18nKey={`week.count.${where}`} count={found.total} components={{ b: <b className="num" /> }} />{' '}
        {hasMore && (
          <span className="text-ink-2">
            <Trans
              t={t}
              i18nKey="week.count.more"
              count={more.total}
              values={{ shift: fields(`shift.${further}`) }}
              components={{ b: <b className="num text-ink" /> }}
            />
          </span>
        )}
      </p>
      {found.total === 0 && search.location && <WiderSearch search={search} />}
      {found.total > 0 && (
        <LinkButton
          className="flex-none max-md:mt-2.5 max-md:w-full"
          to={{ pathname: '/jobs', search: searchAddress(search) }}
        >
          {t('week.count.show', { count: found.total })}
        </LinkButton>
      )}
    </>
  );
}

/** Renders the way out of an empty radius: the same search in a wide one, with its real number. */
function WiderSearch({ search }: { search: WeekSearch }) {
  const { t } = useTranslation('seeker-profiles');
  const isWider = (search.radius ?? DEFAULT_RADIUS_KM) < WIDE_RADIUS_KM;
  const wider = { ...search, radius: WIDE_RADIUS_KM };
  const found = useTotal(isWider ? wider : null);
  if (!isWider || !found?.total) return null;
  return (
    <LinkButton
      className="flex-none max-md:mt-2.5 max-md:w-full"
      to={{ pathname: '/jobs', search: searchAddress(wider) }}
    >
      {t('week.count.wider', { count: found.total, km: WIDE_RADIUS_KM })}
    </LinkButton>
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

/** Returns the search for jobs with shifts that are possible; null while the week says nothing that a search could ask for. */
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
