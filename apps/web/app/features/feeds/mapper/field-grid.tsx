import { type MappingField, TRANSLATED_MAPPING_FIELDS } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import { Square, SquareCheck } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Select } from '../../../ui/forms/select.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { elementOf, isRequired, lacksPeriod, surenessOf } from './mapping-state.ts';
import { ValueList } from './value-list.tsx';

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
    <table
      className="w-full border-collapse table-fixed text-fs-8 text-left [&_.inp_select]:[font:500_0.8125rem_/_1.2_ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] [&_[data-missing]_.inp_select]:font-text [&_[data-free]_.inp_select]:font-text [&_[data-missing]_.inp]:[background:var(--hatch)] [&_[data-missing]_.inp]:border-shift-s-ink [&_[data-missing]_.inp]:text-shift-s-ink [&_[data-free]_.inp]:border-dashed [&_[data-free]_.inp]:text-ink-2"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus in turn
      role="grid"
      aria-label={t('mapper.fields')}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr className="focus-visible:[outline:2px_solid_var(--focus)] focus-visible:-outline-offset-2">
          <th
            className="py-[4px] px-0 border-b border-b-line font-normal h-9 border-t border-t-line bg-sheet-2 text-ink-2 text-fs-9 first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3 nth-3:pl-4"
            scope="col"
          >
            {t('mapper.field')}
          </th>
          <th
            className="py-[4px] px-0 border-b border-b-line font-normal h-9 border-t border-t-line bg-sheet-2 text-ink-2 text-fs-9 first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3 nth-3:pl-4"
            scope="col"
          >
            {t('mapper.from')}
          </th>
          <th
            className="py-[4px] px-0 border-b border-b-line font-normal h-9 border-t border-t-line bg-sheet-2 text-ink-2 text-fs-9 first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3 nth-3:pl-4"
            scope="col"
          >
            {t('mapper.proposal')}
          </th>
          <th
            className="py-[4px] px-0 border-b border-b-line font-normal h-9 border-t border-t-line bg-sheet-2 text-ink-2 text-fs-9 first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3 nth-3:pl-4"
            scope="col"
          >
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
        className="focus-visible:[outline:2px_solid_var(--focus)] focus-visible:-outline-offset-2 data-selected:bg-marker-soft data-selected:shadow-[inset_6px_0_0_var(--marker-2)]"
        ref={rowRef}
        aria-selected={isSelected}
        data-selected={isSelected || undefined}
        data-missing={isMissing || undefined}
        data-free={(!path && !isMissing) || undefined}
        tabIndex={tabIndex}
        onFocus={() => onSelect(field)}
      >
        <th
          className="py-[4px] px-0 border-b border-b-line h-14 font-semibold leading-[1.25] wrap-anywhere first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3"
          scope="row"
        >
          {name}
          {isRequired(field) && (
            <small className="block text-ink-2 text-fs-9 font-normal">{t('mapper.required')}</small>
          )}
        </th>
        <td className="py-[4px] px-0 border-b border-b-line font-normal first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3">
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
        <td className="py-[4px] px-0 border-b border-b-line font-normal first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3">
          <Confidence field={field} path={path} isMissing={isMissing} structure={structure} />
        </td>
        <td className="py-[4px] px-0 border-b border-b-line font-normal first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3">
          {path && (
            <button
              type="button"
              className="grid place-items-center w-(--tap) h-(--tap) rounded-control cursor-pointer aria-pressed:text-good"
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
        <tr
          className="focus-visible:[outline:2px_solid_var(--focus)] focus-visible:-outline-offset-2 data-selected:bg-marker-soft data-selected:shadow-[inset_6px_0_0_var(--marker-2)]"
          data-selected
        >
          <td className="py-[4px] px-0 border-b border-b-line font-normal first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3" />
          <td
            className="py-[4px] px-0 border-b border-b-line font-normal first:w-43 first:pl-5 nth-3:w-37 nth-4:w-14 nth-4:pr-3"
            colSpan={3}
          >
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
  if (!path)
    return (
      <p className="pl-4 text-fs-9 leading-[1.3] data-[sure=likely]:[&_[data-on]]:fill-ink-2 data-[sure=likely]:[&_[data-on]]:stroke-ink-2 data-[sure=check]:text-warn data-[sure=check]:[&_[data-on]]:fill-warn data-[sure=check]:[&_[data-on]]:stroke-warn">
        {t(isMissing ? why : 'mapper.voluntary')}
      </p>
    );
  const proposal = structure.proposals.find((each) => each.field === field && each.path === path);
  if (!proposal)
    return (
      <p className="pl-4 text-fs-9 leading-[1.3] data-[sure=likely]:[&_[data-on]]:fill-ink-2 data-[sure=likely]:[&_[data-on]]:stroke-ink-2 data-[sure=check]:text-warn data-[sure=check]:[&_[data-on]]:fill-warn data-[sure=check]:[&_[data-on]]:stroke-warn">
        {t('mapper.byYou')}
      </p>
    );
  const sureness = surenessOf(proposal.confidence);
  const filled = Math.round((proposal.confidence / 100) * CELLS);
  return (
    <div
      className="pl-4 text-fs-9 leading-[1.3] data-[sure=likely]:[&_[data-on]]:fill-ink-2 data-[sure=likely]:[&_[data-on]]:stroke-ink-2 data-[sure=check]:text-warn data-[sure=check]:[&_[data-on]]:fill-warn data-[sure=check]:[&_[data-on]]:stroke-warn"
      data-sure={sureness}
    >
      <b className="flex items-center gap-[6px]">
        {t(`mapper.sureness.${sureness}`)}{' '}
        <span className="num text-ink-2 font-medium">{number(proposal.confidence)} %</span>
      </b>
      <svg className="block mt-[4px]" width="44" height="6" aria-hidden="true">
        {Array.from({ length: CELLS }, (_, index) => (
          <rect
            className="fill-none stroke-line-2 data-on:fill-c-nursing data-on:stroke-c-nursing"
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells stand for positions
            key={index}
            x={index * 9 + 0.5}
            y="0.5"
            width="6"
            height="5"
            data-on={index < filled || undefined}
          />
        ))}
      </svg>
    </div>
  );
}
