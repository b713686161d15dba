import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { ElementTree, type TreeHandle } from './element-tree.tsx';
import { itemChoices, sampleCount } from './mapping-state.ts';

type ElementPanelProps = {
  feed: FeedDetail;
  structure: FeedStructure;
  mapping: FeedMapping;
  field: MappingField;
  treeRef: Ref<TreeHandle>;
  onItem: (path: string) => void;
  onSample: (at: number) => void;
  onAssign: (path: string) => void;
  onLeave: () => void;
};

/** Renders the left column: which element is one job, and the elements of one job with their values. */
export function ElementPanel(props: ElementPanelProps) {
  const { feed, structure, mapping, field, treeRef, onItem, onSample, onAssign, onLeave } = props;
  const { t, number, size } = useFeedWords();
  const { item, at } = structure;
  const samples = sampleCount(structure);
  return (
    <section
      className="relative min-w-0 min-h-0 overflow-auto [scrollbar-width:thin] [section+&]:border-l [section+&]:border-l-line"
      aria-labelledby="mapper-feed"
    >
      <div className="flex items-center gap-[10px] min-h-16 pt-4 pb-3 px-5">
        <h2 className="flex-1 text-[1.0625rem]" id="mapper-feed">
          {t('mapper.inFeed')}
        </h2>
        {feed.recognition && <p className="num text-fs-9 text-ink-2">{size(feed.recognition.bytes)}</p>}
      </div>
      <div className="pb-4 px-5">
        <Field label={t('mapper.isJob')}>
          <Select
            size="s"
            value={item}
            onChange={(event) => onItem(event.target.value)}
            options={itemChoices(structure).map(({ path, count }) => ({
              value: path,
              label: t('mapper.candidate', { name: path.split('/').at(-1) ?? path, n: number(count) }),
            }))}
          />
        </Field>
      </div>
      <div className="flex items-center justify-between pr-2 pl-5 border-y border-y-line bg-sheet text-ink-2 text-fs-8">
        <p aria-live="polite">{t('mapper.sample', { at: number(at + 1), count: samples })}</p>
        <span className="flex">
          <IconButton
            label={t('mapper.before')}
            icon={<ChevronLeft size={20} />}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onSample(at - 1)}
          />
          <IconButton
            label={t('mapper.next')}
            icon={<ChevronRight size={20} />}
            aria-disabled={at + 1 >= samples}
            onClick={() => at + 1 < samples && onSample(at + 1)}
          />
        </span>
      </div>
      <ElementTree
        ref={treeRef}
        structure={structure}
        mapping={mapping}
        field={field}
        onAssign={onAssign}
        onLeave={onLeave}
      />
    </section>
  );
}
