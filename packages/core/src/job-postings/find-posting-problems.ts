import type { PostingProblem } from '@stellenvisite/contract/job-postings';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { locateAddress } from '../places/locate-address.ts';

/** What a job must have before the public sees it. A department is looked up where the job is published. */
export function findPostingProblems(content: JobContent): PostingProblem[] {
  const { title, location, introHtml, sections = [], applyMethod, contact, salary, hoursPerWeek, training } = content;
  const statesPay = Boolean(salary && salary.min > 0) || Boolean(training?.payByYear.some((amount) => amount > 0));
  const found: [boolean, PostingProblem][] = [
    [!title, 'title_missing'],
    [!content.category, 'category_missing'],
    [!content.employmentType, 'employment_type_missing'],
    [!content.experienceLevel, 'experience_level_missing'],
    [!location?.city, 'location_missing'],
    [Boolean(location?.city) && !locateAddress(location), 'location_unknown'],
    [!introHtml && sections.every(({ html }) => html.trim() === ''), 'text_missing'],
    [!applyMethod, 'apply_method_missing'],
    [applyMethod === 'external' && !content.applyUrl, 'apply_url_missing'],
    [applyMethod === 'email' && !content.applyEmail, 'apply_email_missing'],
    [applyMethod === 'contact' && !contact?.email && !contact?.phone, 'contact_missing'],
    [Boolean(contact && !contact.name && (contact.email || contact.phone)), 'contact_name_missing'],
    [Boolean(salary && salary.min > salary.max), 'pay_range_wrong'],
    // GlBG § 9: an ad for Austria states the minimum pay and its period.
    [location?.country === 'AT' && !statesPay, 'pay_missing_austria'],
    [Boolean(hoursPerWeek && hoursPerWeek.min > hoursPerWeek.max), 'hours_range_wrong'],
    // AVG art. 21a: a job of an occupation on the list is reported to the RAV before it is public.
    [location?.country === 'CH' && Boolean(content.mustReport) && !content.reportedOn, 'report_missing'],
  ];
  return found.flatMap(([isFound, problem]) => (isFound ? [problem] : []));
}
