import {
  HINT_POINTS,
  type judgePosting,
  POSTING_HINTS,
  type PostingHintKind,
} from '@stellenvisite/contract/posting-hints';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusTarget, HINT_TARGETS } from './form-fields.ts';

const BARS = 20;

/** What would make the ad better, each line leading to its field, with the points it is worth. */
export function QualityPanel({ quality }: { quality: ReturnType<typeof judgePosting> }) {
  const { t } = useTranslation('job-postings');
  const { score, hints } = quality;
  const open = new Set<PostingHintKind>(hints.map(({ hint }) => hint));
  const done = POSTING_HINTS.filter((hint) => !open.has(hint));
  return (
    <section className="pj-quality" aria-labelledby="quality-title" id="quality" tabIndex={-1}>
      <header>
        <h2 id="quality-title">{t('form.quality.title')}</h2>
        <p className="num">
          <b>{score}</b>/100
        </p>
      </header>
      <div className="pj-bars" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are the same and stay in their place
          <i key={bar} className={(bar + 1) * 5 <= score ? 'on' : undefined} />
        ))}
      </div>
      <ul>
        {hints.map(({ hint, words }) => (
          <li key={hint}>
            <button type="button" onClick={() => focusTarget(HINT_TARGETS[hint])}>
              <i aria-hidden="true" />
              <span>
                <b>{t(`form.hint.${hint}.title`)}</b>
                <span>
                  {words.length > 0 ? words.map((word) => `„${word}“`).join(', ') : t(`form.hint.${hint}.text`)}
                </span>
              </span>
              <em className="num">{t('form.quality.points', { points: HINT_POINTS[hint] })}</em>
            </button>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <p className="pj-quality-done">
          <Check size={16} />
          <span>{done.map((hint) => t(`form.hint.${hint}.done`)).join(' · ')}</span>
        </p>
      )}
    </section>
  );
}
