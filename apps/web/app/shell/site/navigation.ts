/** An item appears here when its page exists. */
export const MAIN_LINKS = [
  { key: 'jobs', to: '/jobs' },
  { key: 'employers', to: '/arbeitgebern' },
  { key: 'salaries', to: '/gehaelter' },
  { key: 'articles', to: '/blog' },
  { key: 'talentPool', to: '/talentpool' },
] as const;

export const FOR_EMPLOYERS = '/fuer-arbeitgeber';
export const REGISTER = '/register';
const REGISTER_EMPLOYER = '/register/employer';
export const SIGN_IN = '/login';
export const BOOKMARKS = '/dashboard/merkliste';

/** The last line of the phone's menu. */
export const SHEET_LINKS = [
  { key: 'about', to: '/ueber-uns' },
  { key: 'pricing', to: '/preise' },
  { key: 'imprint', to: '/impressum' },
  { key: 'privacy', to: '/datenschutz' },
] as const;

export const FOOTER_COLUMNS = [
  {
    key: 'find',
    links: [
      { key: 'allJobs', to: '/jobs' },
      { key: 'allEmployers', to: '/arbeitgebern' },
      { key: 'training', to: '/jobs/ausbildung' },
      { key: 'salaries', to: '/gehaelter' },
      { key: 'articles', to: '/blog' },
      { key: 'noWeekend', to: '/jobs?weekendFree=true' },
      { key: 'talentPool', to: '/talentpool' },
      { key: 'jobAlert', to: '/jobalarm' },
      { key: 'register', to: REGISTER },
    ],
  },
  {
    key: 'fill',
    links: [
      { key: 'forEmployers', to: '/fuer-arbeitgeber' },
      { key: 'pricing', to: '/preise' },
      { key: 'register', to: REGISTER_EMPLOYER },
      { key: 'developers', to: '/entwickler' },
    ],
  },
  {
    key: 'company',
    links: [
      { key: 'about', to: '/ueber-uns' },
      { key: 'ideas', to: '/ideen' },
      { key: 'testimonial', to: '/ihre-stimme' },
      { key: 'accessibility', to: '/barrierefreiheit' },
      { key: 'cookies', to: '/cookie-richtlinie' },
      { key: 'help', to: '/hilfe' },
      { key: 'transparency', to: '/transparenz' },
      { key: 'aiRegister', to: '/ki' },
    ],
  },
] as const;

export const LEGAL_LINKS = [
  { key: 'imprint', to: '/impressum' },
  { key: 'privacy', to: '/datenschutz' },
  { key: 'terms', to: '/nutzungsbedingungen' },
  { key: 'generalTerms', to: '/agb' },
] as const;

export const COUNTRY_CELLS = ['DE', 'AT', 'CH'] as const;
