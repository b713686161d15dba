import type { FeedHint, QuarantineReason } from '@stellenvisite/contract/feeds';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { isHttp } from './to-applying.ts';

const MIN_TEXT = 200;

/** Why a job cannot be published as the feed has it. */
export function findReasons(
  job: FeedJob,
  content: JobContent,
  dates: { postedAt: Date; validThrough: Date },
): QuarantineReason[] {
  const { location, salary, introHtml, sections = [] } = content;
  const isNamed = job.places.some(({ city, label, postalCode }) => city || label || postalCode);
  const found: [boolean, QuarantineReason][] = [
    [!content.title, 'title_missing'],
    [!job.externalId, 'id_missing'],
    [!location && !isNamed, 'place_missing'],
    [!location && isNamed, 'place_unknown'],
    [!introHtml && sections.length === 0, 'text_missing'],
    // GlBG § 9: an ad for Austria states the minimum pay and its period.
    [location?.country === 'AT' && !(salary && salary.min > 0), 'pay_missing_austria'],
    // AVG art. 21a: a job of an occupation on the list is reported to the RAV before it is public.
    [Boolean(content.mustReport) && !content.reportedOn, 'report_missing'],
    [dates.validThrough <= dates.postedAt || startsAfterEnd(job), 'dates_contradict'],
    [Boolean(content.title) && !content.category, 'occupation_unknown'],
  ];
  return found.flatMap(([isFound, reason]) => (isFound ? [reason] : []));
}

const startsAfterEnd = ({ postedAt, expiresAt }: FeedJob) =>
  postedAt !== null && expiresAt !== null && expiresAt.slice(0, 10) < postedAt.slice(0, 10);

/** AGG § 11: a title is for everybody. "Fachfrau/-mann" is, and Hebamme for all genders (HebG § 3). */
const GENDERED =
  /(?:frau|mann)\s?\/\s?-?(?:mann|frau)|hebamme|\b[mwdfx]\s*[/|*,]\s*[mwdfx]|\(gn\)|all genders|[*:_]in|\/-?in\b|[a-zäöü]In\b|kraft|person|assistenz|leitung|hilfe/i;

/** What is worth mending although the job is published. */
export function findHints(job: FeedJob, content: JobContent): FeedHint[] {
  const text =
    (content.introHtml ?? '').length + (content.sections ?? []).reduce((sum, { html }) => sum + html.length, 0);
  const found: [boolean, FeedHint][] = [
    [Boolean(content.title) && !GENDERED.test(content.title ?? ''), 'title_gender'],
    [(job.title?.length ?? 0) > 160, 'title_long'],
    [Boolean(job.pay && (job.pay.min ?? job.pay.max)) && !job.pay?.period, 'pay_period_missing'],
    [Boolean(job.pay?.text) && !(job.pay?.min ?? job.pay?.max) && !content.salary, 'pay_unreadable'],
    [!content.salary && !job.pay, 'pay_missing'],
    [text > 0 && text < MIN_TEXT, 'text_short'],
    [!job.url && !job.applyUrl, 'url_missing'],
    [[job.url, job.applyUrl].some((url) => url !== null && !isHttp(url)), 'url_refused'],
    [job.sections.some(({ html }) => /<script|<iframe|javascript:|\son\w+\s*=/i.test(html)), 'html_cleaned'],
    [job.unread.some(({ field }) => ['postedAt', 'expiresAt', 'startsOn'].includes(field)), 'date_unreadable'],
  ];
  return found.flatMap(([isFound, hint]) => (isFound ? [hint] : []));
}
