import { CV_CHOICES, type CvChoice } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvField, CvPage, CvValue } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { clsx } from 'clsx';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { FieldEditor, useFieldWords } from './field-editor.tsx';

const ICONS = { sure: Check, probable: Info, check: TriangleAlert } as const;

export type FieldRowProps = {
  field: CvField;
  number: number;
  isCurrent: boolean;
  isEditing: boolean;
  pages: readonly CvPage[];
  onSelect: () => void;
  onChoose: (choice: CvChoice) => void;
  onChange: (value: CvValue) => void;
};

/** One statement of the CV: what it says, how surely and where it was read, and the person's decision. */
export function FieldRow(props: FieldRowProps) {
  const { field, number, isCurrent, isEditing, pages, onSelect, onChoose, onChange } = props;
  const { t } = useTranslation('cv-analyses');
  const { labelFor, textFor } = useFieldWords();
  const shown = field.choice === 'change' && field.changed ? field.changed : field.found;
  const Icon = ICONS[field.confidence];
  const [place] = field.places;
  const quote = place ? (pages[place.page - 1]?.lines.slice(place.line - 1, place.endLine) ?? []).filter(Boolean) : [];
  return (
    <li
      className={clsx('cv-row', isCurrent && 'is-current', field.choice === 'skip' && 'is-skipped')}
      data-field={field.id}
    >
      <button type="button" className="cv-no num" aria-pressed={isCurrent} onClick={onSelect}>
        {number}
        <span className="visually-hidden">{t('row.show', { field: textFor(shown) })}</span>
      </button>
      <dl>
        <dt>{labelFor(shown)}</dt>
        <dd>{textFor(shown)}</dd>
      </dl>
      <p className={`cv-conf is-${field.confidence}`}>
        <i>
          <Icon size={14} />
          {t(`confidence.${field.confidence}`)}
        </i>
        {place && (
          <span>
            {place.section
              ? t('row.placeIn', { page: place.page, section: place.section })
              : t('row.place', { page: place.page })}
          </span>
        )}
      </p>
      <RadioGroup
        className="cv-choice"
        name={`choice-${field.id}`}
        legend={textFor(shown)}
        hideLegend
        layout="segments"
        {...(field.choice && { value: field.choice })}
        options={CV_CHOICES.map((choice) => ({ value: choice, label: t(`row.${choice}`) }))}
        onValueChange={onChoose}
      />
      {isCurrent && quote.length > 0 && (
        <blockquote className="cv-crop">
          {quote.map((line) => (
            <p key={line}>{line?.replaceAll('\t', '  ')}</p>
          ))}
        </blockquote>
      )}
      {field.question && field.choice === null && <p className="cv-question">{t(`question.${field.question}`)}</p>}
      {isEditing && <FieldEditor field={field} onDone={onChange} />}
    </li>
  );
}
