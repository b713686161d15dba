import type { MappingField } from '@stellenvisite/contract/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFeedWords } from '../use-feed-words.ts';
import { ElementPanel } from './element-panel.tsx';
import type { TreeHandle } from './element-tree.tsx';
import { FieldGrid, type GridHandle } from './field-grid.tsx';
import { MapperHead } from './mapper-head.tsx';
import { KeyBar, KeyHelp } from './mapper-keys.tsx';
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
import { PreviewPanel } from './preview-panel.tsx';
import { useMappingDraft } from './use-mapping-draft.ts';

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
