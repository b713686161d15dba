import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { ElementPanel } from './element-panel.tsx';
import type { TreeHandle } from './element-tree.tsx';
import { FieldGrid, type GridHandle } from './field-grid.tsx';
import { MapperHead } from './mapper-head.tsx';
import {
  assign,
  clear,
  confirmAll,
  elementOf,
  sampleCount,
  shownFields,
  sureFields,
  toggleConfirmed,
  translate,
} from './mapping-state.ts';
import { useMappingDraft, useSettledPreview } from './use-mapping-draft.ts';

type PreviewPanelProps = { feedId: string; mapping: FeedMapping; at: number };

const KEYS = [
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'toTree', keys: ['→'] },
  { name: 'assign', keys: ['enter'] },
  { name: 'confirm', keys: ['space'] },
  { name: 'clear', keys: ['delete'] },
  { name: 'sample', keys: ['Alt', '→'] },
] as const;

const ALL_KEYS = [
  ...KEYS,
  { name: 'back', keys: ['←', 'Esc'] },
  { name: 'ends', keys: ['home', 'end'] },
  { name: 'help', keys: ['?'] },
] as const;

type MapperProps = {
  feed: FeedDetail;
  saved: FeedMapping | null;
  structure: FeedStructure;
  onItem: (path: string) => void;
  onSample: (at: number) => void;
};

const FIELDS_HEADING = 'mapper-fields';

/** Elements of the feed on the left, our fields in the middle, the job as it would appear on the right. */
export function Mapper({ feed, saved, structure, onItem, onSample }: MapperProps) {
  const { t, number } = useFeedWords();
  const [mapping, setMapping] = useState(() => saved ?? structure.proposedMapping);
  const [selected, setSelected] = useState<MappingField>('title');
  const [isAll, setIsAll] = useState(false);
  const [isHelp, setIsHelp] = useState(false);
  const draft = useMappingDraft(feed.id, mapping);
  const tree = useRef<TreeHandle>(null);
  const grid = useRef<GridHandle>(null);
  const fields = shownFields(mapping, isAll);
  const sure = sureFields(mapping, structure.proposals);
  const mapped = fields.filter((field) => mapping.fields[field]).length;

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key === '?' && !isTyping) {
      event.preventDefault();
      setIsHelp(true);
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    const at = structure.at + step;
    if (at >= 0 && at < sampleCount(structure)) onSample(at);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole page; each of its parts takes the focus itself
    <div
      className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)] grid grid-rows-[auto_minmax(0,1fr)_auto] h-full max-[70rem]:block"
      onKeyDown={onKeyDown}
    >
      <MapperHead
        feed={feed}
        mapping={mapping}
        draft={draft}
        sureCount={sure.length}
        onConfirmSure={() => setMapping((before) => confirmAll(before, sure))}
      />
      <div className="grid grid-cols-[minmax(18rem,25.5rem)_minmax(30rem,1fr)_minmax(16rem,24rem)] min-h-0 max-[70rem]:hidden">
        <ElementPanel
          feed={feed}
          structure={structure}
          mapping={mapping}
          field={selected}
          treeRef={tree}
          onItem={onItem}
          onSample={onSample}
          onAssign={(path) => {
            setMapping((before) => assign(before, selected, path));
            grid.current?.focus(selected);
          }}
          onLeave={() => grid.current?.focus(selected)}
        />
        <section
          className="relative min-w-0 min-h-0 overflow-auto [scrollbar-width:thin] [section+&]:border-l [section+&]:border-l-line bg-sheet"
          aria-labelledby={FIELDS_HEADING}
        >
          <div className="flex items-center gap-[10px] min-h-16 pt-4 pb-3 px-5">
            <h2 className="flex-1 text-[1.0625rem]" id={FIELDS_HEADING}>
              {t('mapper.ours')}
            </h2>
            <p className="text-fs-9 text-ink-2">{t('mapper.mapped', { done: number(mapped), count: fields.length })}</p>
          </div>
          <FieldGrid
            ref={grid}
            fields={fields}
            selected={selected}
            structure={structure}
            mapping={mapping}
            onSelect={setSelected}
            onAssign={(field, path) => setMapping((before) => assign(before, field, path))}
            onClear={(field) => setMapping((before) => clear(before, field))}
            onConfirm={(field) => setMapping((before) => toggleConfirmed(before, field))}
            onTranslate={(field, word, meaning) => setMapping((before) => translate(before, field, word, meaning))}
            onToTree={() => tree.current?.focus(elementOf(mapping, selected))}
          />
          {!isAll && (
            <button
              type="button"
              className="mx-5 inline-flex items-center gap-[6px] min-h-tap py-0 px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
              onClick={() => setIsAll(true)}
            >
              {t('mapper.allFields')}
            </button>
          )}
        </section>
        <PreviewPanel feedId={feed.id} mapping={mapping} at={structure.at} />
      </div>
      <KeyBar onHelp={() => setIsHelp(true)} />
      <KeyHelp isOpen={isHelp} onClose={() => setIsHelp(false)} />
      <div className="hidden max-[70rem]:block max-[70rem]:py-5 max-[70rem]:px-gutter">
        <h2>{t('mapper.narrow')}</h2>
        <p>{t('mapper.narrowText')}</p>
      </div>
    </div>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('feeds');
  return keys.map((key) => <kbd key={key}>{key.length > 3 || key === 'end' ? t(`keys.key.${key}`) : key}</kbd>);
}

function KeyBar({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-[6px] items-center min-h-tap py-[6px] px-6 border-t border-t-line bg-sheet text-ink-2 text-fs-9 [&_kbd]:min-w-5.5 [&_kbd]:py-[2px] [&_kbd]:px-[5px] [&_kbd]:border [&_kbd]:border-line-2 [&_kbd]:rounded-[3px] [&_kbd]:font-text [&_kbd]:font-semibold [&_kbd]:text-[0.75rem] [&_kbd]:leading-[1.2] [&_kbd]:text-center max-[70rem]:hidden">
      {KEYS.map(({ name, keys }) => (
        <span className="inline-flex items-center gap-[6px]" key={name}>
          <Keys keys={keys} />
          {t(`keys.${name}`)}
        </span>
      ))}
      <button
        type="button"
        className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
        onClick={onHelp}
      >
        <kbd>?</kbd>
        {t('keys.help')}
      </button>
    </div>
  );
}

function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('keys.title')}
      className="[&_kbd]:min-w-5.5 [&_kbd]:py-[2px] [&_kbd]:px-[5px] [&_kbd]:border [&_kbd]:border-line-2 [&_kbd]:rounded-[3px] [&_kbd]:font-text [&_kbd]:font-semibold [&_kbd]:text-[0.75rem] [&_kbd]:leading-[1.2] [&_kbd]:text-center"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 items-center">
        {ALL_KEYS.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              <Keys keys={keys} />
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The job as it would appear with this mapping, and what becomes of all of them. */
function PreviewPanel({ feedId, mapping, at }: PreviewPanelProps) {
  const { t, number } = useFeedWords();
  const errorText = useErrorText();
  const { data, error } = useSettledPreview(feedId, mapping, at);
  return (
    <section
      className="relative min-w-0 min-h-0 overflow-auto [scrollbar-width:thin] [section+&]:border-l [section+&]:border-l-line"
      aria-labelledby="mapper-preview"
    >
      <div className="flex items-center gap-[10px] min-h-16 pt-4 pb-3 px-5">
        <h2 className="flex-1 text-[1.0625rem]" id="mapper-preview">
          {t('preview.label')}
        </h2>
        <p className="text-fs-9 text-ink-2">{t('mapper.previewOf', { at: number(at + 1) })}</p>
      </div>
      {error && (
        <Note tone="warn" className="mx-5">
          {errorText(error)}
        </Note>
      )}
      {data?.preview && <PreviewCard preview={data.preview} isFramed />}
      {data && (
        <div className="m-5 p-5 border border-line rounded-sheet bg-sheet [&_[data-warn]_svg]:text-warn">
          <h3 className="text-[1rem]">{t('mapper.sums')}</h3>
          <ul>
            <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[6px] border-t border-t-line text-fs-8 leading-ui first:border-t-0">
              <CircleCheck className="text-good" size={18} />
              {t('mapper.complete')}
              <b className="num">{number(data.complete)}</b>
            </li>
            {data.quarantined > 0 && (
              <li
                className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[6px] border-t border-t-line text-fs-8 leading-ui first:border-t-0"
                data-warn
              >
                <TriangleAlert className="text-good" size={18} />
                {t('mapper.quarantined')}
                <b className="num">{number(data.quarantined)}</b>
              </li>
            )}
            {data.withoutPlace > 0 && (
              <li
                className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[6px] border-t border-t-line text-fs-8 leading-ui first:border-t-0"
                data-warn
              >
                <TriangleAlert className="text-good" size={18} />
                {t('mapper.withoutPlace')}
                <b className="num">{number(data.withoutPlace)}</b>
              </li>
            )}
            {data.endInPast > 0 && (
              <li
                className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[6px] border-t border-t-line text-fs-8 leading-ui first:border-t-0"
                data-warn
              >
                <TriangleAlert className="text-good" size={18} />
                {t('mapper.endInPast')}
                <b className="num">{number(data.endInPast)}</b>
              </li>
            )}
            {data.items - data.withPay > 0 && (
              <li
                className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-[10px] items-center min-h-tap py-[6px] border-t border-t-line text-fs-8 leading-ui first:border-t-0"
                data-warn
              >
                <TriangleAlert className="text-good" size={18} />
                {t('mapper.withoutPay')}
                <b className="num">{number(data.items - data.withPay)}</b>
              </li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
}
