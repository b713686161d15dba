import type { FeedRecognition } from '@stellenvisite/contract/feed-recognition.schema';
import { Check, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useFeedWords } from '../use-feed-words.ts';

/** „Deutsch“ for `de`; a code nobody knows as it is. */
const languageName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;

const JSON_ROOT = '$';

/** Browsers and servers read ISO-8859-1 as Windows-1252; most documents call it by its first name. */
const encodingName = (encoding: string) =>
  encoding.toLowerCase() === 'windows-1252' ? 'ISO-8859-1, Windows-1252' : encoding.toUpperCase();

/** The format that was recognised, with its proof. */
export function Recognised({ recognition, children }: { recognition: FeedRecognition; children: ReactNode }) {
  const { t, format, size, seconds } = useFeedWords();
  const locale = useLocale();
  const { root, item, bytes, encoding, tookMs, language } = recognition;
  // JSON has keys instead of elements, and no name for what lies around them.
  const isXml = root !== null && root !== JSON_ROOT;
  return (
    <div role="status">
      <div className="fs-known">
        <i aria-hidden="true">
          <Check size={24} />
        </i>
        <div>
          <h2>{t('known.title', { format: format(recognition.format) })}</h2>
          <p>
            {recognition.items !== null && t('known.found', { count: recognition.items })} {t('known.text')}
          </p>
        </div>
        <Badge kind="good" onTint icon={<CircleCheck size={16} />}>
          {t('known.sure')}
        </Badge>
      </div>
      <dl className="fs-facts">
        {item && (
          <div>
            <dt>{t('known.element')}</dt>
            <dd>
              <code className="fd-code">{isXml ? `<${item}>` : item}</code>{' '}
              {isXml && (
                <>
                  {t('known.in')} <code className="fd-code">{`<${root}>`}</code>
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('known.size')}</dt>
          <dd className="num">{size(bytes)}</dd>
        </div>
        {encoding && (
          <div>
            <dt>{t('known.encoding')}</dt>
            <dd>{encodingName(encoding)}</dd>
          </div>
        )}
        {language && (
          <div>
            <dt>{t('known.language')}</dt>
            <dd>{languageName(language, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('known.time')}</dt>
          <dd className="num">{seconds(tookMs)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
