import { type MappingField, TRANSLATED_MAPPING_FIELDS } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import { COUNTRIES, CURRENCIES } from '@stellenvisite/contract/jobs/countries';
import { CONTRACTS, EMPLOYMENT_TYPES, REMOTE_OPTIONS } from '@stellenvisite/contract/jobs/job-fields';
import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import { ArrowRight, Square, SquareCheck } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { elementOf, isRequired, lacksPeriod, surenessOf } from './mapping-state.ts';

type ValueListProps = {
  field: MappingField;
  path: string;
  structure: FeedStructure;
  translations: Readonly<Record<string, string>>;
  onTranslate: (word: string, meaning: string) => void;
};

export type GridHandle = { focus: (field: MappingField) => void };

export type FieldGridProps = {
  fields: readonly MappingField[];
  selected: MappingField;
  structure: FeedStructure;
  mapping: FeedMapping;
  onSelect: (field: MappingField) => void;
  onAssign: (field: MappingField, path: string) => void;
  onClear: (field: MappingField) => void;
  onConfirm: (field: MappingField) => void;
  onTranslate: (field: MappingField, word: string, meaning: string) => void;
  /** To the elements of the feed. */
  onToTree: () => void;
  ref: Ref<GridHandle>;
};

/** Our fields and where each comes from. The selected row has the focus; its controls are reached with Tab. */
export function FieldGrid(props: FieldGridProps) {
  const { fields, onSelect, onClear, onConfirm, onToTree, ref } = props;
  const { t } = useFeedWords();
  const rows = useRef(new Map<MappingField, HTMLTableRowElement>());
  const moveTo = (field: MappingField | undefined) => {
    if (!field) return;
    onSelect(field);
    rows.current.get(field)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: moveTo }));

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed in a list of the row are the list's own.
    const field = fields.find((each) => rows.current.get(each) === event.target);
    if (!field || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = fields.indexOf(field);
    const act: Record<string, () => void> = {
      ArrowDown: () => moveTo(fields[at + 1]),
      ArrowUp: () => moveTo(fields[at - 1]),
      Home: () => moveTo(fields[0]),
      End: () => moveTo(fields.at(-1)),
      ArrowLeft: onToTree,
      ArrowRight: onToTree,
      Enter: onToTree,
      ' ': () => onConfirm(field),
      Delete: () => onClear(field),
      Backspace: () => onClear(field),
    };
    const does = act[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus in turn
    <table className="mp-grid" role="grid" aria-label={t('mapper.fields')} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{t('mapper.field')}</th>
          <th scope="col">{t('mapper.from')}</th>
          <th scope="col">{t('mapper.proposal')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('mapper.confirmed')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FieldRow
            key={field}
            field={field}
            {...props}
            rowRef={(node) => {
              if (node) rows.current.set(field, node);
              else rows.current.delete(field);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

type FieldRowProps = FieldGridProps & { field: MappingField; rowRef: Ref<HTMLTableRowElement> };

function FieldRow(props: FieldRowProps) {
  const { field, selected, structure, mapping, onSelect, onAssign, onClear, onConfirm, onTranslate, rowRef } = props;
  const { t } = useFeedWords();
  const isSelected = field === selected;
  const path = elementOf(mapping, field);
  const isConfirmed = mapping.fields[field]?.isConfirmed ?? false;
  const isMissing = !path && (isRequired(field) || (field === 'payPeriod' && lacksPeriod(mapping)));
  const name = t(`field.${field}`);
  const tabIndex = isSelected ? 0 : -1;
  const isTranslated = TRANSLATED_MAPPING_FIELDS.some((each) => each === field);
  return (
    <>
      <tr
        ref={rowRef}
        aria-selected={isSelected}
        data-selected={isSelected || undefined}
        data-missing={isMissing || undefined}
        data-free={(!path && !isMissing) || undefined}
        tabIndex={tabIndex}
        onFocus={() => onSelect(field)}
      >
        <th scope="row">
          {name}
          {isRequired(field) && <small>{t('mapper.required')}</small>}
        </th>
        <td>
          <Select
            size="s"
            aria-label={t('mapper.sourceOf', { field: name })}
            tabIndex={tabIndex}
            value={path ?? ''}
            onChange={(event) => (event.target.value ? onAssign(field, event.target.value) : onClear(field))}
            options={[
              { value: '', label: t(isMissing ? 'mapper.choose' : 'mapper.notInFeed') },
              ...structure.elements.map((element) => ({ value: element.path, label: element.path })),
            ]}
          />
        </td>
        <td>
          <Confidence field={field} path={path} isMissing={isMissing} structure={structure} />
        </td>
        <td>
          {path && (
            <button
              type="button"
              className="mp-confirm"
              tabIndex={tabIndex}
              aria-pressed={isConfirmed}
              onClick={() => onConfirm(field)}
            >
              {isConfirmed ? <SquareCheck size={20} /> : <Square size={20} />}
              <span className="visually-hidden">{t('mapper.confirmField', { field: name })}</span>
            </button>
          )}
        </td>
      </tr>
      {isSelected && path && isTranslated && hasValues(structure, path) && (
        <tr data-selected>
          <td />
          <td colSpan={3}>
            <ValueList
              field={field}
              path={path}
              structure={structure}
              translations={mapping.fields[field]?.translations ?? {}}
              onTranslate={(word, meaning) => onTranslate(field, word, meaning)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

const hasValues = ({ elements }: FeedStructure, path: string) =>
  (elements.find((element) => element.path === path)?.values?.length ?? 0) > 0;

const CELLS = 5;

function Confidence({
  field,
  path,
  isMissing,
  structure,
}: {
  field: MappingField;
  path: string | null;
  isMissing: boolean;
  structure: FeedStructure;
}) {
  const { t, number } = useFeedWords();
  const why = field === 'payPeriod' ? 'mapper.periodNeeded' : 'mapper.needed';
  if (!path) return <p className="mp-sure">{t(isMissing ? why : 'mapper.voluntary')}</p>;
  const proposal = structure.proposals.find((each) => each.field === field && each.path === path);
  if (!proposal) return <p className="mp-sure">{t('mapper.byYou')}</p>;
  const sureness = surenessOf(proposal.confidence);
  const filled = Math.round((proposal.confidence / 100) * CELLS);
  return (
    <div className="mp-sure" data-sure={sureness}>
      <b>
        {t(`mapper.sureness.${sureness}`)} <span className="num">{number(proposal.confidence)} %</span>
      </b>
      <svg width="44" height="6" aria-hidden="true">
        {Array.from({ length: CELLS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells stand for positions
          <rect key={index} x={index * 9 + 0.5} y="0.5" width="6" height="5" data-on={index < filled || undefined} />
        ))}
      </svg>
    </div>
  );
}

/** The words the feed uses for a field of ours that knows only certain ones, and what each means. */
function ValueList({ field, path, structure, translations, onTranslate }: ValueListProps) {
  const { t, number } = useFeedWords();
  const meanings = useMeanings(field);
  const element = structure.elements.find((each) => each.path === path);
  const values = element?.values ?? [];
  return (
    <ul className="mp-values">
      {values.map(({ value, count }) => (
        <li key={value}>
          <code>{value}</code>
          <ArrowRight size={16} />
          <Select
            size="s"
            aria-label={t('mapper.meaningOf', { value })}
            value={translations[value] ?? ''}
            onChange={(event) => onTranslate(value, event.target.value)}
            options={[{ value: '', label: t('mapper.asWritten') }, ...meanings]}
          />
          <em className="num">{t('mapper.times', { n: number(count) })}</em>
        </li>
      ))}
    </ul>
  );
}

function useMeanings(field: MappingField): SelectOption[] {
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { t: own } = useTranslation('feeds');
  switch (field) {
    case 'employmentType':
      return EMPLOYMENT_TYPES.map((value) => ({ value, label: fields(`employmentType.${value}`) }));
    case 'contract':
      return CONTRACTS.map((value) => ({ value, label: fields(`contract.${value}`) }));
    case 'remote':
      return REMOTE_OPTIONS.map((value) => ({ value, label: fields(`remote.${value}`) }));
    case 'payPeriod':
      return PAY_PERIODS.map((value) => ({ value, label: ui(`pay.${value}`) }));
    case 'country':
      return COUNTRIES.map((value) => ({ value, label: own(`country.${value}`) }));
    case 'payCurrency':
      return CURRENCIES.map((value) => ({ value, label: value }));
    default:
      return [];
  }
}
