import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink } from '../operator-links.ts';
import { rankingBlocksEn } from './ranking.en.ts';

export const termsOfUseEn: LegalDocument = {
  title: 'Terms of use',
  description:
    'Rules for using Stellenvisite: how results are ordered, how paid ads are marked, reporting and moderation.',
  lastUpdated: '2026-11-15',
  intro: [
    'These terms apply to everyone who looks at jobs and employers on Stellenvisite or takes the newsletter. Employers who order ads are also bound by the ',
    { text: 'general terms and conditions', href: '/agb' },
    '. The German version prevails in case of doubt.',
  ],
  sections: [
    {
      id: 'provider',
      heading: '1. Provider and subject',
      blocks: [
        paragraph(
          `Stellenvisite is a job market for the healthcare professions in Germany, Austria and Switzerland, run by ${company}, ${operator.address.city} (`,
          { text: 'legal notice', href: '/impressum' },
          '). You can search and read job ads and employer profiles and subscribe to the newsletter.',
        ),
        paragraph(
          'We publish employers’ ads. We do not place people in jobs, do not select among applicants and are not a party to the employment contract, which comes about solely between you and the employer.',
        ),
      ],
    },
    {
      id: 'free',
      heading: '2. Free for applicants',
      blocks: [
        paragraph(
          'Searching, reading and applying cost nothing, and no account is needed. We take neither fee nor commission from applicants. If an employer or anyone else, referring to an ad, asks for money, for copies of your ID before an interview or for passwords, break off contact and tell us.',
        ),
      ],
    },
    {
      id: 'account',
      heading: '3. Account',
      blocks: [
        list(
          'An account is free and optional. It belongs to one person, and what it says has to be true.',
          'Keep your password and codes to yourself. We never ask for them, not even by phone. If somebody else has got into your account, set a new password and tell us.',
          'Whoever registers as an employer must be allowed to act for the organisation. We check this and connect the account to its profile only after confirmation.',
          'We block accounts that are used to deceive, to harass or to attack the service. We give the reason, and you can object.',
          'You can delete your account at any time, at once or with 14 days to think it over.',
        ),
      ],
    },
    {
      id: 'applying',
      heading: '4. Applying',
      blocks: [
        paragraph(
          '“Apply” leads to the route the employer names in the ad: its own page, or the e-mail address and phone number of the contact person. What you send there reaches the employer only. We have no influence on selection, duration or outcome.',
        ),
      ],
    },
    {
      id: 'ad-content',
      heading: '5. What an ad says',
      blocks: [
        list(
          'Title, tasks, requirements, pay and shifts come from the employer, who is responsible for their accuracy and lawfulness.',
          'We show a job’s week only where the employer has given it. It is an example, not a promised roster.',
          'Pay is the employer’s figure, gross, with currency and period. Ads for workplaces in Austria are published only with pay (section 9(2) GlBG).',
          'Publication and expiry dates are real. Once a job has expired or been filled, it disappears from search, sitemap and feeds; its page says that the position is filled and names similar jobs.',
        ),
        paragraph(
          'What counts is what the employer promises you in the process. If ad and interview contradict each other, let us know.',
        ),
      ],
    },
    { id: 'ranking', heading: '6. How results are ordered', blocks: rankingBlocksEn },
    {
      id: 'fair-use',
      heading: '7. Fair use',
      blocks: [
        paragraph(
          'You are free to use Stellenvisite for your own job search, to share ads and to print them. You may not:',
        ),
        list(
          'disrupt the service, get around rate limits or overcome security measures,',
          'take over substantial parts of the database and publish them elsewhere; for republication there are RSS and an XML feed that link back to the ad,',
          'use contact persons’ details for advertising or recruitment services without their consent,',
          'sign up other people’s e-mail addresses for the newsletter.',
        ),
        paragraph('Search engines may index public pages as robots.txt allows.'),
      ],
    },
    {
      id: 'reporting',
      heading: '8. Reporting unlawful content',
      blocks: [
        paragraph(
          'If you consider an ad or profile unlawful or misleading, write to ',
          mailLink(operator.noticeEmail),
          '. Following Art. 16 DSA, please state:',
        ),
        list(
          'the address of the page or the number of the ad,',
          'the reason, for example discrimination by age, sex or origin, missing pay in Austria, a job that does not exist, fraud, infringement of someone’s rights,',
          'your name and e-mail address (not needed where you suspect sexual offences),',
          'that to the best of your knowledge your information is accurate and complete.',
        ),
        paragraph(
          'We confirm receipt, examine the case diligently and without arbitrariness and tell you what we decided. Every notice is read by a person; we take no automated decisions.',
        ),
      ],
    },
    {
      id: 'moderation',
      heading: '9. Moderation',
      blocks: [
        paragraph('Content that breaks the law or our rules may, depending on gravity,'),
        list(
          'be sent back to the employer for correction,',
          'be hidden for the time being,',
          'be removed,',
          'in repeated or serious cases lead to the employer’s exclusion from further publication.',
        ),
        paragraph(
          'The employer concerned receives reasons: the facts, the legal ground or the rule broken, and the options open to it (Art. 17 DSA). Anyone who disagrees with a decision may object informally within six months; wherever possible a different person then examines the case. Courts and the Digital Services Coordinator (in Germany the Bundesnetzagentur, in Austria KommAustria) remain open to you.',
        ),
      ],
    },
    {
      id: 'newsletter',
      heading: '10. Newsletter',
      blocks: [
        paragraph(
          'The newsletter is free. You receive it only after opening the link in our confirmation mail and confirming, and you can unsubscribe at any time with one click. We may change or discontinue it. More in the ',
          { text: 'privacy notice', href: '/datenschutz' },
          '.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: '11. Availability and liability',
      blocks: [
        paragraph(
          'We keep the service available with reasonable care but promise no particular uptime. Maintenance and faults cannot always be avoided.',
        ),
        paragraph(
          'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the Product Liability Act and where we have given a guarantee. For ordinary negligence we are liable only for breach of duties you may regularly rely on, and only for foreseeable, typical damage. For employers’ content we are liable only once we know of an infringement and do not act expeditiously (Art. 6 DSA).',
        ),
      ],
    },
    {
      id: 'final',
      heading: '12. Changes and applicable law',
      blocks: [
        paragraph(
          'We adapt these terms when the service or the law changes; the date of the version is at the top of the page. German law applies, excluding the UN sales convention. Mandatory protection under the law of the state where you live as a consumer remains unaffected. If one provision is invalid, the others stand.',
        ),
      ],
    },
  ],
};
