import type { FeedMapping } from '@stellenvisite/contract/feed-mapping.schema';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Note } from '../../../ui/note.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useSettledPreview } from './use-mapping-draft.ts';

type PreviewPanelProps = { feedId: string; mapping: FeedMapping; at: number };

/** The job as it would appear with this mapping, and what becomes of all of them. */
export function PreviewPanel({ feedId, mapping, at }: PreviewPanelProps) {
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
