import { CV_CHOICES, type CvChoice } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvField, CvPage, CvValue } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { clsx } from 'clsx';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { FieldEditor, useFieldWords } from './field-editor.tsx';

const ICONS = { sure: Check, probable: Info, check: TriangleAlert } as const;
const COLORS = { sure: 'text-good', probable: 'text-ink', check: 'text-warn' } as const;

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

/** Renders one statement of the CV: what it says, how surely and where it was read, and the person's decision. */
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
      className={clsx(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-line border-t py-3 pr-4 pl-3 max-md:grid-cols-[2.75rem_minmax(0,1fr)]',
        isCurrent && 'bg-marker-soft before:absolute before:inset-y-0 before:left-0 before:w-1.25 before:bg-marker-2',
      )}
      data-field={field.id}
    >
      <button
        type="button"
        className="relative row-[1/3] grid size-11 place-items-center self-start rounded-cell font-bold font-display text-fs-8 leading-none before:absolute before:inset-0 before:inset-ring before:inset-ring-line-2 before:m-auto before:size-7 before:rounded-cell"
        aria-pressed={isCurrent}
        onClick={onSelect}
      >
        {number}
        <span className="visually-hidden">{t('row.show', { field: textFor(shown) })}</span>
      </button>
      <dl className="min-w-0">
        <dt className="text-fs-9 text-ink-2 leading-[1.3]">{labelFor(shown)}</dt>
        <dd
          className={clsx(
            'wrap-anywhere text-fs-6 leading-[1.35]',
            field.choice === 'skip' ? 'font-normal text-ink-2 line-through' : 'font-semibold',
          )}
        >
          {textFor(shown)}
        </dd>
      </dl>
      <p className="col-start-2 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-fs-9 text-ink-2 leading-[1.35]">
        <i className={clsx('inline-flex items-center gap-1 font-semibold', COLORS[field.confidence])}>
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
        name={`choice-${field.id}`}
        className="col-start-3 row-[1/3] max-md:col-span-full max-md:row-auto max-md:[&_label]:px-0.5"
        legend={textFor(shown)}
        hideLegend
        layout="segments"
        {...(field.choice && { value: field.choice })}
        options={CV_CHOICES.map((choice) => ({ value: choice, label: t(`row.${choice}`) }))}
        onValueChange={onChoose}
      />
      {isCurrent && quote.length > 0 && (
        <blockquote className="col-span-full mt-2 whitespace-pre-wrap rounded-control border border-line-2 bg-[#fff] px-3.5 py-3 text-[#151d42] text-[0.8125rem] leading-[1.55] [font-family:Georgia,serif] md:hidden">
          {quote.map((line) => (
            <p key={line}>{line?.replaceAll('\t', '  ')}</p>
          ))}
        </blockquote>
      )}
      {field.question && field.choice === null && (
        <p className="col-[2/-1] text-fs-8 leading-[1.4] max-md:col-span-full max-md:row-auto">
          {t(`question.${field.question}`)}
        </p>
      )}
      {isEditing && <FieldEditor field={field} onDone={onChange} />}
    </li>
  );
}
