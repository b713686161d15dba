import type { CvChoice, CvFieldKind } from '@stellenvisite/contract/seekers/cv-analyses';
import type {
  CvAnalysis,
  CvField,
  CvSuggestion,
  DecideCvFields,
} from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { ProfileItem, SpokenLanguage } from '@stellenvisite/contract/seekers/seeker-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
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
import { analysisScope, useDecisions } from '../analysis-queries.ts';
import { CvHead } from '../start-screen.tsx';
import { DocumentPane } from './document-pane.tsx';
import { useFieldWords } from './field-editor.tsx';
import { FieldRow } from './field-row.tsx';

type DecisionBarProps = { analysis: CvAnalysis; onDecide: (decisions: DecideCvFields['decisions']) => void };

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

/** Documents become the CV of the profile when they are saved. */
const IS_CV: ReadonlySet<string> = new Set(['pdf', 'docx', 'odt', 'jpg', 'png']);

const month = (value: string | null) => (value === null ? '' : `${value.slice(5)}/${value.slice(0, 4)}`);

const GROUPS = {
  work: ['occupation', 'level', 'specialty', 'department', 'licence', 'place', 'yearsOfExperience', 'education'],
  stations: ['experience'],
  more: ['language', 'skills', 'driversLicence'],
} as const satisfies Record<string, readonly CvFieldKind[]>;

/** Every statement with its place next to it; nothing reaches the profile before it is saved. */
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
    document.querySelector<HTMLElement>(`[data-field="${next.id}"] .cv-no`)?.focus();
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
      <div className="cv-result">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: J and K are a further way between rows that are all controls */}
        <div
          className="cv-fields"
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
              <section key={group} aria-labelledby={`cv-${group}`}>
                <h2 id={`cv-${group}`}>{t(`groups.${group}`)}</h2>
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
      <div className="cv-after">
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
      <h2 id="cv-suggestions">{t('suggestions.title')}</h2>
      <ul className="cv-suggestions">
        {suggestions.map(({ kind, from, to, about }) => {
          const target = TARGETS[kind];
          const what = kind === 'language_level' ? languageName(about as SpokenLanguage) : (about ?? '');
          const values = { from: month(from), to: month(to), about: what };
          return (
            <li key={`${kind}${from}${about}`}>
              <b>{t(`suggestions.${kind}.title`, values)}</b>
              <small>{t(`suggestions.${kind}.text`, values)}</small>
              {target && (
                <Link className={buttonClass({ variant: 'secondary' })} to={`${PROFILE_PATH}#${targetOf(target)}`}>
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
      <div className="cv-jobs-head">
        <h2 id="cv-jobs">{t('jobs.title')}</h2>
        {occupation && (
          <TextLink to={`/jobs?q=${encodeURIComponent(textFor(occupation.found))}`}>{t('jobs.all')}</TextLink>
        )}
      </div>
      <div className="cv-jobs">
        {data.items.map(({ job, score, reasons }) => {
          const fallback = words.withoutWeek(job);
          return (
            <article key={job.id}>
              <h3 lang="de">
                <Link to={`/jobs/${job.id}`}>
                  <JobTitle title={job.title} />
                </Link>
              </h3>
              <p className="cv-score num">{t('jobs.score', { score })}</p>
              <CardPlace job={job} words={words} />
              <div className="cv-plan">
                <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
                <PayText job={job} />
              </div>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>
                    <Check size={16} />
                    {reason}
                  </li>
                ))}
              </ul>
              <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
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
      <h2 id="cv-jobs">{t('jobs.title')}</h2>
      <p className="cv-no-place">
        {t('jobs.noPlace')} <TextLink to={`${PROFILE_PATH}#${targetOf('location')}`}>{t('jobs.addPlace')}</TextLink>
      </p>
    </section>
  );
}

/** How far the decisions are, all that were read surely at once, and the one button that changes the profile. */
function DecisionBar({ analysis, onDecide }: DecisionBarProps) {
  const { t } = useTranslation('cv-analyses');
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { params: { path: { id: analysis.id } } };
  const save = $api.useMutation('post', '/api/profile/analyses/{id}/save', {
    scope: analysisScope(analysis.id),
    onSuccess: async (data) => {
      client.setQueryData($api.queryOptions('get', '/api/profile/analyses/{id}', params).queryKey, data);
      // The profile, its recommendations and every match depend on what was saved.
      await client.invalidateQueries();
    },
  });
  const { fields } = analysis;
  const decided = fields.filter(({ choice }) => choice !== null).length;
  const taken = fields.some(({ choice }) => choice === 'take' || choice === 'change');
  const sure = fields.filter(({ confidence, choice }) => confidence === 'sure' && choice === null);
  return (
    <>
      <div className="cv-bar">
        <p role="status">
          <b>{t('bar.decided', { decided, count: fields.length })}</b> <span>{t('bar.hint')}</span>
          <span className="cv-cells" aria-hidden="true">
            {fields.map(({ id, choice }) => (
              <i key={id} className={choice ? 'is-on' : undefined} />
            ))}
          </span>
        </p>
        <Button
          variant="secondary"
          disabled={sure.length === 0}
          onClick={() => onDecide(sure.map(({ id }) => ({ fieldId: id, choice: 'take', changed: null })))}
        >
          {t('bar.takeSure')}
        </Button>
        <Button loading={save.isPending} disabled={!taken} onClick={() => save.mutate(params)}>
          {t('bar.save')}
        </Button>
      </div>
      {save.error && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(save.error)}
        </Note>
      )}
      {analysis.state === 'saved' && (
        <Note tone="good" role="status" className="mt-4">
          {t('bar.saved')} {IS_CV.has(analysis.file.type) && t('bar.savedFile')}{' '}
          <TextLink to={PROFILE_PATH}>{t('bar.toProfile')}</TextLink>
        </Note>
      )}
    </>
  );
}
