import { hasAny } from '../reading/document-shape.ts';
import { nodesAt, textAt, textsAt } from '../reading/feed-node.ts';
import { readDate } from '../values/read-date.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';
import { addSource } from './read-terms.ts';

const ROOT = 'hrbaxmljobpositionposting';
const INFORMATION = 'JobPositionInformation';
const DESCRIPTION = `${INFORMATION}/JobPositionDescription`;
const LOCATION = `${DESCRIPTION}/JobPositionLocation/Location`;
const SCHEDULE = `${DESCRIPTION}/Classification/Schedule`;
const TERM = `${DESCRIPTION}/Classification/Duration`;
const COMPENSATION = `${DESCRIPTION}/CompensationDescription`;
const CONTACT = 'HiringOrg/Contact';
const ADDRESS = {
  city: 'Municipality',
  postalCode: 'PostalCode',
  region: 'Region',
  country: 'CountryCode',
  street: 'StreetName',
} as const;

/** The upload format of the Bundesagentur für Arbeit. A difference load names what has changed and, in `DeleteEntry`, what is gone. */
export const hrBa: FeedAdapter = {
  format: 'hr-ba',
  syntax: 'xml',
  items: [`${ROOT}/data/jobpositionposting`],
  deletions: [`${ROOT}/data/deleteentry/entryid`],
  expectedItems: `${ROOT}/header/amount`,
  publisher: `${ROOT}/header/supplierid`,
  loadOf: ({ values }) => (values.get(`${ROOT}/header/typeofload`)?.toUpperCase() === 'D' ? 'difference' : 'full'),
  fields: {
    externalId: 'JobPositionPostingId',
    title: `${INFORMATION}/JobPositionTitleDescription`,
    text: `${INFORMATION}/Objective`,
    place: `${LOCATION}/Municipality`,
    postalCode: `${LOCATION}/PostalCode`,
    street: `${LOCATION}/StreetName`,
    region: `${LOCATION}/Region`,
    country: `${LOCATION}/CountryCode`,
    employerName: 'HiringOrg/HiringOrgName',
    employmentType: [`${SCHEDULE}/WorkingPlan`, `${SCHEDULE}/SummaryText`],
    hours: `${SCHEDULE}/HoursPerWeek`,
    pay: [`${COMPENSATION}/Salary`, `${COMPENSATION}/CollectiveAgreement`],
    postedAt: 'PostDetail/StartDate',
    expiresAt: 'PostDetail/EndDate',
    startsOn: `${INFORMATION}/AssignmentStartDate`,
    contactEmail: `${CONTACT}/EMail`,
    url: 'PostDetail/ExternalUrl',
    reference: 'Boxnumber',
  },
  recognise: (shape) =>
    shape.root === ROOT
      ? ['HRBAXMLJobPositionPosting', ...(hasAny(shape, `${ROOT}/header/typeofload`) ? ['TypeOfLoad'] : [])]
      : null,
  complete(job, item) {
    job.places = placesAt(item, LOCATION, ADDRESS);
    if (job.places.length === 0) job.places = placesAt(item, `${CONTACT}/PostalAddress`, ADDRESS);
    const changed = textAt(item, 'PostDetail/LastModificationDate');
    job.updatedAt = changed === null ? null : readDate(changed);
    const [contact] = nodesAt(item, CONTACT);
    if (contact) {
      const words = ['GivenName', 'FamilyName'].map((part) => textAt(contact, part));
      const phone = ['IntlCode', 'AreaCode', 'TelNumber'].map((part) => textAt(contact, `VoiceNumber/${part}`));
      job.contact = {
        name: words.filter(Boolean).join(' ') || null,
        email: textAt(contact, 'EMail'),
        phone: phone.filter(Boolean).join(' ') || null,
      };
    }
    job.applyEmail = job.contact?.email ?? null;
    for (const element of ['TermLength', 'TermDate']) {
      const words = textAt(item, `${TERM}/${element}`);
      if (words === null || words === '0') continue;
      job.contract = 'fixed_term';
      addSource(job, 'contract', { words, element: `${TERM}/${element}` });
      if (element === 'TermLength' && /^\d{1,3}$/.test(words) && Number(words) <= 120)
        job.contractMonths = Number(words);
    }
    const mini = textAt(item, `${DESCRIPTION}/MiniJob`);
    if (mini === '1' || mini === 'true') {
      job.employmentTypes = ['part_time'];
      job.sources.employmentType = { from: 'field', element: `${DESCRIPTION}/MiniJob`, words: mini };
    }
    job.keywords = textsAt(
      item,
      `${INFORMATION}/JobPositionRequirements/QualificationsRequired/SkillQualifs/HardSkill/SkillName`,
    );
  },
};
