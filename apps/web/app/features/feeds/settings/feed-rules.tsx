import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useChangeFeed } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

/** What is filled in for jobs of this feed; kept when a held job was mended. */
export function FeedRules({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const change = useChangeFeed();
  return (
    <section className="fd-card" aria-labelledby="feed-rules">
      <header>
        <div>
          <h2 id="feed-rules">{t('rules.title')}</h2>
          <p>{t('rules.lead')}</p>
        </div>
      </header>
      <ul>
        {feed.rules.map((rule) => {
          const field = t(`mend.${rule.field}`);
          const words =
            rule.kind === 'default'
              ? t('rules.default', { field, to: rule.to })
              : t('rules.replace', { field, from: rule.from ?? '', to: rule.to });
          return (
            <li key={rule.kind + rule.field + rule.from} className="fd-foot">
              {words}
              <IconButton
                label={t('rules.delete', { rule: words })}
                icon={<Trash2 size={20} />}
                onClick={() =>
                  change.mutate({ feedId: feed.id, body: { rules: feed.rules.filter((other) => other !== rule) } })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
