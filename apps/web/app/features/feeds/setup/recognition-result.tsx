import type { FeedRecognition } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { FEED_FORMATS, type FeedFormat } from '@stellenvisite/contract/feeds/feeds';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { Check, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { StateCells } from '../feed-parts.tsx';
import { FEEDS_PATH, mappingPath, reportPath } from '../feed-paths.ts';
import { useChangeFeed, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { FailureState } from './failure-state.tsx';

/** „Deutsch“ for `de`; a code nobody knows as it is. */
const languageName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;

const JSON_ROOT = '$';

/** Browsers and servers read ISO-8859-1 as Windows-1252; most documents call it by its first name. */
const encodingName = (encoding: string) =>
  encoding.toLowerCase() === 'windows-1252' ? 'ISO-8859-1, Windows-1252' : encoding.toUpperCase();

/** A feed of elements that nobody knows: it is read as its employer maps them. */
export const isToBeMapped = ({ format, item }: FeedRecognition) => format === 'mapped' && item !== null;

type RecognitionResultProps = { feed: FeedDetail; recognition: FeedRecognition; onOtherAddress: () => void };

/** Shows what was found at the address: a known format, a web page, a document to be mapped, or nothing readable. */
export function RecognitionResult(props: RecognitionResultProps) {
  const { feed, recognition } = props;
  if (recognition.isPage) return <PageState {...props} />;
  if (recognition.failure)
    return (
      <FailureState
        failure={recognition.failure}
        status={recognition.status}
        line={recognition.line}
        retained={feed.published}
      />
    );
  if (isToBeMapped(recognition)) return <UnknownState feed={feed} />;
  if (!recognition.format || recognition.format === 'mapped')
    return <FailureState failure="unknown_format" status={null} line={null} retained={feed.published} />;
  return (
    <Recognised recognition={recognition}>
      <NextStep feed={feed} />
    </Recognised>
  );
}

function UnknownState({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  return (
    <div className="border-t border-line grid justify-items-start gap-2 p-6 max-md:py-5 max-md:px-gutter" role="status">
      <StateCells cells={[':<', ':?', ':>']} />
      <h2 className="text-[1.25rem]">{t('unknown.title')}</h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">{t('unknown.text')}</p>
      <div className="flex flex-wrap gap-2 mt-2">
        <LinkButton to={mappingPath(feed.id)}>{t('unknown.map')}</LinkButton>
      </div>
    </div>
  );
}

function useReport(feedId: string) {
  const navigate = useNavigate();
  const start = useStartRun();
  const check = () =>
    start.mutate({ feedId, kind: 'validate' }, { onSuccess: () => void navigate(reportPath(feedId)) });
  return { check, isPending: start.isPending };
}

function NextStep({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const { check, isPending } = useReport(feed.id);
  const [isOther, setIsOther] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 py-4 px-5 border-t border-t-line [&>:first-child]:mr-auto max-md:px-gutter">
      {isOther ? (
        <OtherFormat feed={feed} />
      ) : (
        <button
          type="button"
          className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          onClick={() => setIsOther(true)}
        >
          {t('known.other')}
        </button>
      )}
      <LinkButton variant="secondary" to={FEEDS_PATH}>
        {t('cancel')}
      </LinkButton>
      <Button className="max-md:flex-[1_1_100%]" loading={isPending} onClick={check}>
        {t('known.next')}
      </Button>
    </div>
  );
}

function OtherFormat({ feed }: { feed: FeedDetail }) {
  const { t, format } = useFeedWords();
  const change = useChangeFeed();
  const choose = (chosen: FeedFormat | undefined) => {
    if (chosen) change.mutate({ feedId: feed.id, body: { format: chosen } });
  };
  return (
    <Select
      size="s"
      className="max-w-56"
      aria-label={t('known.chooseFormat')}
      value={feed.format ?? ''}
      onChange={(event) => choose(FEED_FORMATS.find((each) => each === event.target.value))}
      options={FEED_FORMATS.filter((value) => value !== 'mapped').map((value) => ({ value, label: format(value) }))}
    />
  );
}

function PageState({ feed, recognition, onOtherAddress }: RecognitionResultProps) {
  const { t } = useFeedWords();
  const { check, isPending } = useReport(feed.id);
  const jobs = recognition.pageJobs ?? 0;
  return (
    <div className="border-t border-line grid justify-items-start gap-2 p-6 max-md:py-5 max-md:px-gutter" role="status">
      <StateCells cells={[':<', ':h', ':t', ':m', ':l', ':>', 'missing:!']} />
      <h2 className="text-[1.25rem]">{t('page.title')}</h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">
        {jobs > 0 ? t('page.withJobs', { count: jobs }) : t('page.withoutJobs')}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        {jobs > 0 && (
          <Button loading={isPending} onClick={check}>
            {t('page.read')}
          </Button>
        )}
        <Button variant="secondary" onClick={onOtherAddress}>
          {t('page.other')}
        </Button>
      </div>
    </div>
  );
}

/** Renders the format that was recognised, with its proof. */
function Recognised({ recognition, children }: { recognition: FeedRecognition; children: ReactNode }) {
  const { t, format, size, seconds } = useFeedWords();
  const locale = useLocale();
  const { root, item, bytes, encoding, tookMs, language } = recognition;
  // JSON has keys instead of elements, and no name for what lies around them.
  const isXml = root !== null && root !== JSON_ROOT;
  return (
    <div role="status">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-[14px] items-center p-5 border-t border-t-line bg-good-tint max-md:grid-cols-[auto_minmax(0,1fr)] max-md:px-gutter max-md:[&>.badge]:col-2 max-md:[&>.badge]:justify-self-start">
        <i
          className="grid place-items-center w-12 h-12 rounded-control bg-sheet text-good shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--good)_35%,transparent)]"
          aria-hidden="true"
        >
          <Check size={24} />
        </i>
        <div>
          <h2 className="text-[1.25rem]">{t('known.title', { format: format(recognition.format) })}</h2>
          <p className="text-fs-8 leading-[1.4]">
            {recognition.items !== null && t('known.found', { count: recognition.items })} {t('known.text')}
          </p>
        </div>
        <Badge kind="good" onTint icon={<CircleCheck size={16} />}>
          {t('known.sure')}
        </Badge>
      </div>
      <dl className="grid grid-cols-[1fr_1fr] max-md:grid-cols-1">
        {item && (
          <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-[12px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] even:border-l even:border-l-line max-md:nth-[n]:border-l-0 max-md:nth-[n]:px-gutter max-md:nth-[n]:grid-cols-[8.75rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{t('known.element')}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              <code className="py-px px-[5px] rounded-[3px] bg-sheet-2 font-[ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] text-[0.8125rem] tracking-[-0.01em] wrap-anywhere inline-block">
                {isXml ? `<${item}>` : item}
              </code>{' '}
              {isXml && (
                <>
                  {t('known.in')}{' '}
                  <code className="py-px px-[5px] rounded-[3px] bg-sheet-2 font-[ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] text-[0.8125rem] tracking-[-0.01em] wrap-anywhere inline-block">{`<${root}>`}</code>
                </>
              )}
            </dd>
          </div>
        )}
        <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-[12px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] even:border-l even:border-l-line max-md:nth-[n]:border-l-0 max-md:nth-[n]:px-gutter max-md:nth-[n]:grid-cols-[8.75rem_minmax(0,1fr)]">
          <dt className="text-ink-2">{t('known.size')}</dt>
          <dd className="num min-w-0 font-medium wrap-anywhere">{size(bytes)}</dd>
        </div>
        {encoding && (
          <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-[12px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] even:border-l even:border-l-line max-md:nth-[n]:border-l-0 max-md:nth-[n]:px-gutter max-md:nth-[n]:grid-cols-[8.75rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{t('known.encoding')}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{encodingName(encoding)}</dd>
          </div>
        )}
        {language && (
          <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-[12px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] even:border-l even:border-l-line max-md:nth-[n]:border-l-0 max-md:nth-[n]:px-gutter max-md:nth-[n]:grid-cols-[8.75rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{t('known.language')}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{languageName(language, locale)}</dd>
          </div>
        )}
        <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-[12px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] even:border-l even:border-l-line max-md:nth-[n]:border-l-0 max-md:nth-[n]:px-gutter max-md:nth-[n]:grid-cols-[8.75rem_minmax(0,1fr)]">
          <dt className="text-ink-2">{t('known.time')}</dt>
          <dd className="num min-w-0 font-medium wrap-anywhere">{seconds(tookMs)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
