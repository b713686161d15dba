import type { CvChoice, CvFieldKind } from '@stellenvisite/contract/cv-analyses';
import type { CvAnalysis, CvField } from '@stellenvisite/contract/cv-analyses.schema';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecisions } from '../analysis-queries.ts';
import { CvHead } from '../cv-head.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentPane } from './document-pane.tsx';
import { FieldRow } from './field-row.tsx';
import { FittingJobs } from './fitting-jobs.tsx';
import { Suggestions } from './suggestions.tsx';

const GROUPS = {
  work: ['occupation', 'level', 'specialty', 'department', 'licence', 'education'],
  stations: ['experience'],
  more: ['language', 'skills'],
} as const satisfies Record<string, readonly CvFieldKind[]>;

/** Every statement with its place beside it; nothing reaches the profile before it is saved. */
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
