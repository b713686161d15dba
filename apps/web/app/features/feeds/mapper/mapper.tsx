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
    <div className="fd mp" onKeyDown={onKeyDown}>
      <MapperHead
        feed={feed}
        mapping={mapping}
        draft={draft}
        sureCount={sure.length}
        onConfirmSure={() => setMapping((before) => confirmAll(before, sure))}
      />
      <div className="mp-columns">
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
        <section className="mp-fields" aria-labelledby={FIELDS_HEADING}>
          <div className="mp-title">
            <h2 id={FIELDS_HEADING}>{t('mapper.ours')}</h2>
            <p>{t('mapper.mapped', { done: number(mapped), count: fields.length })}</p>
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
            <button type="button" className="fd-link mx-5" onClick={() => setIsAll(true)}>
              {t('mapper.allFields')}
            </button>
          )}
        </section>
        <PreviewPanel feedId={feed.id} mapping={mapping} at={structure.at} />
      </div>
      <KeyBar onHelp={() => setIsHelp(true)} />
      <KeyHelp isOpen={isHelp} onClose={() => setIsHelp(false)} />
      <div className="mp-too-narrow">
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
    <div className="mp-keys">
      {KEYS.map(({ name, keys }) => (
        <span key={name}>
          <Keys keys={keys} />
          {t(`keys.${name}`)}
        </span>
      ))}
      <button type="button" className="fd-link" onClick={onHelp}>
        <kbd>?</kbd>
        {t('keys.help')}
      </button>
    </div>
  );
}

function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('keys.title')} className="mp-help">
      <dl>
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
    <section className="mp-preview" aria-labelledby="mapper-preview">
      <div className="mp-title">
        <h2 id="mapper-preview">{t('preview.label')}</h2>
        <p>{t('mapper.previewOf', { at: number(at + 1) })}</p>
      </div>
      {error && (
        <Note tone="warn" className="mx-5">
          {errorText(error)}
        </Note>
      )}
      {data?.preview && <PreviewCard preview={data.preview} />}
      {data && (
        <div className="mp-sums">
          <h3>{t('mapper.sums')}</h3>
          <ul>
            <li>
              <CircleCheck size={18} />
              {t('mapper.complete')}
              <b className="num">{number(data.complete)}</b>
            </li>
            {data.held > 0 && (
              <li data-warn>
                <TriangleAlert size={18} />
                {t('mapper.held')}
                <b className="num">{number(data.held)}</b>
              </li>
            )}
            {data.withoutPlace > 0 && (
              <li data-warn>
                <TriangleAlert size={18} />
                {t('mapper.withoutPlace')}
                <b className="num">{number(data.withoutPlace)}</b>
              </li>
            )}
            {data.endInPast > 0 && (
              <li data-warn>
                <TriangleAlert size={18} />
                {t('mapper.endInPast')}
                <b className="num">{number(data.endInPast)}</b>
              </li>
            )}
            {data.items - data.withPay > 0 && (
              <li data-warn>
                <TriangleAlert size={18} />
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
