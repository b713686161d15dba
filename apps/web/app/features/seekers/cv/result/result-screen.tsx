import type { CvChoice, CvFieldKind } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvAnalysis, CvField, CvSuggestion } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { ProfileItem, SpokenLanguage } from '@stellenvisite/contract/seekers/seeker-profiles';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../../session/queries.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { HeartButton } from '../../../jobs/display/heart/heart-button.tsx';
import { CardPlace } from '../../../jobs/display/job-card.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { PayText } from '../../../jobs/display/pay-text.tsx';
import { useJobWords } from '../../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../../jobs/display/week-strip.tsx';
import { PROFILE_PATH, targetOf } from '../../profiles/shared/field-target.ts';
import { useLanguageName } from '../../profiles/shared/use-language-name.ts';
import { useDecisions } from '../analysis-queries.ts';
import { CvHead } from '../start-screen.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentPane } from './document-pane.tsx';
import { useFieldWords } from './field-editor.tsx';
import { FieldRow } from './field-row.tsx';

/** Where in the profile a suggestion is followed; the others concern the file alone. */
const TARGETS: Partial<Record<CvSuggestion['kind'], ProfileItem>> = {
  week_missing: 'week',
  licence_missing: 'licence',
  title_unclear: 'occupations',
  language_level: 'languages',
  dates_missing: 'experience',
  gap: 'experience',
  too_short: 'experience',
};

const month = (value: string | null) => (value === null ? '' : `${value.slice(5)}/${value.slice(0, 4)}`);

const GROUPS = {
  work: ['occupation', 'level', 'specialty', 'department', 'licence', 'place', 'yearsOfExperience', 'education'],
  stations: ['experience'],
  more: ['language', 'skills', 'driversLicence'],
} as const satisfies Record<string, readonly CvFieldKind[]>;

const HEADING = 'mb-4 text-fs-3 tracking-[-0.022em]';
const LIST = 'overflow-hidden rounded-sheet border border-line bg-sheet';
const SUGGESTION =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 not-first:border-line not-first:border-t py-3.5 pr-4 pl-5';
const JOB =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 not-first:border-line not-first:border-t py-3.5 pr-4 pl-5 [&>.job-emp]:col-span-full';

/** Renders every statement with its place next to it; nothing reaches the profile before it is saved. */
export function ResultScreen({ analysis }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  const { fields, pages } = analysis;
  const decide = useDecisions(analysis.id);
  const [currentId, setCurrentId] = useState(fields[0]?.id);
  const [editing, setEditing] = useState<string | null>(null);
  const current = fields.find(({ id }) => id === currentId);
  const choose = (field: CvField, choice: CvChoice) => {
    setCurrentId(field.id);
    setEditing(choice === 'change' ? field.id : null);
    decide([{ fieldId: field.id, choice, changed: choice === 'change' ? (field.changed ?? field.found) : null }]);
  };
  const move = (event: KeyboardEvent, step: number) => {
    const next = fields[fields.findIndex(({ id }) => id === currentId) + step];
    if (!next) return;
    event.preventDefault();
    setCurrentId(next.id);
    document.querySelector<HTMLElement>(`[data-field="${next.id}"] > button`)?.focus();
  };
  return (
    <>
      <CvHead title={t('result.title')} lead={t('result.lead', { count: fields.length })} />
      {analysis.isFromImage && (
        <Note tone="info" className="mb-4">
          {t('result.fromImage')}
        </Note>
      )}
      <DecisionBar analysis={analysis} onDecide={decide} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-6 max-[80rem]:grid-cols-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: J and K are a further way between rows that are all controls */}
        <div
          className={LIST}
          onKeyDown={(event) => {
            if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return;
            if (event.key === 'j') move(event, 1);
            if (event.key === 'k') move(event, -1);
          }}
        >
          {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => {
            const kinds: readonly CvFieldKind[] = GROUPS[group];
            const rows = fields.filter(({ found }) => kinds.includes(found.kind));
            if (rows.length === 0) return null;
            return (
              <section key={group} aria-labelledby={`cv-${group}`} className="first:[&>h2]:border-0">
                <h2
                  className="border-line border-t bg-dim px-5 py-3 font-semibold font-text text-fs-8 text-ink-2 leading-[1.3] tracking-normal"
                  id={`cv-${group}`}
                >
                  {t(`groups.${group}`)}
                </h2>
                <ul>
                  {rows.map((field) => (
                    <FieldRow
                      key={field.id}
                      field={field}
                      number={fields.indexOf(field) + 1}
                      isCurrent={field.id === currentId}
                      isEditing={field.id === editing}
                      pages={pages}
                      onSelect={() => setCurrentId(field.id)}
                      onChoose={(choice) => choose(field, choice)}
                      onChange={(changed) => {
                        setEditing(null);
                        decide([{ fieldId: field.id, choice: 'change', changed }]);
                      }}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <DocumentPane analysis={analysis} current={current} onSelect={setCurrentId} />
      </div>
      <div className="mt-10 grid grid-cols-2 items-start gap-6 max-[80rem]:grid-cols-1">
        <Suggestions suggestions={analysis.suggestions} />
        <FittingJobs analysis={analysis} />
      </div>
    </>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly CvSuggestion[] }) {
  const { t } = useTranslation('cv-analyses');
  const languageName = useLanguageName();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="cv-suggestions">
      <h2 className={HEADING} id="cv-suggestions">
        {t('suggestions.title')}
      </h2>
      <ul className={LIST}>
        {suggestions.map(({ kind, from, to, about }) => {
          const target = TARGETS[kind];
          const what = kind === 'language_level' ? languageName(about as SpokenLanguage) : (about ?? '');
          const values = { from: month(from), to: month(to), about: what };
          return (
            <li className={SUGGESTION} key={`${kind}${from}${about}`}>
              <b className="col-start-1 font-semibold text-fs-7 leading-[1.35]">
                {t(`suggestions.${kind}.title`, values)}
              </b>
              <small className="col-start-1 text-ink-2 leading-[1.4]">{t(`suggestions.${kind}.text`, values)}</small>
              {target && (
                <Link
                  className={buttonClass({ variant: 'secondary' }, 'col-start-2 row-[1/3] min-h-11')}
                  to={`${PROFILE_PATH}#${targetOf(target)}`}
                >
                  {t(kind === 'week_missing' ? 'suggestions.choose' : 'suggestions.add')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Jobs for the profile as it would be; they change with what is left out. */
function FittingJobs({ analysis: { id, fields } }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  const words = useJobWords();
  const { textFor } = useFieldWords();
  const { data } = $api.useQuery('get', '/api/profile/analyses/{id}/jobs', { params: { path: { id } } });
  const occupation = fields.find(({ found, choice }) => found.kind === 'occupation' && choice !== 'skip');
  if (data && !data.isPlaceKnown) return <PlaceMissing />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="cv-jobs">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className={HEADING} id="cv-jobs">
          {t('jobs.title')}
        </h2>
        {occupation && (
          <TextLink to={`/jobs?q=${encodeURIComponent(textFor(occupation.found))}`}>{t('jobs.all')}</TextLink>
        )}
      </div>
      <div className={LIST}>
        {data.items.map(({ job, score, reasons }) => {
          const fallback = words.withoutWeek(job);
          return (
            <article className={JOB} key={job.id}>
              <h3 className="font-semibold font-text text-fs-6 leading-[1.35]" lang="de">
                <Link to={`/jobs/${job.id}`}>
                  <JobTitle title={job.title} />
                </Link>
              </h3>
              <p className="num self-start rounded-cell bg-marker px-2 py-1.5 font-semibold text-on-marker">
                {t('jobs.score', { score })}
              </p>
              <CardPlace job={job} words={words} />
              <div className="col-span-full flex flex-wrap items-end justify-between gap-2">
                <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
                <PayText job={job} />
              </div>
              <ul className="col-span-full flex flex-wrap gap-x-3 gap-y-0.5 text-fs-8 text-ink-2">
                {reasons.map((reason) => (
                  <li className="inline-flex items-center gap-1.5" key={reason}>
                    <Check size={16} />
                    {reason}
                  </li>
                ))}
              </ul>
              <HeartButton className="col-span-full" bookmark={{ kind: 'job', id: job.id }} name={job.title} />
            </article>
          );
        })}
      </div>
    </section>
  );
}

function PlaceMissing() {
  const { t } = useTranslation('cv-analyses');
  return (
    <section aria-labelledby="cv-jobs">
      <h2 className={HEADING} id="cv-jobs">
        {t('jobs.title')}
      </h2>
      <p>
        {t('jobs.noPlace')} <TextLink to={`${PROFILE_PATH}#${targetOf('location')}`}>{t('jobs.addPlace')}</TextLink>
      </p>
    </section>
  );
}
