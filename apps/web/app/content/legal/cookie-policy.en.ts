import { deviceStorageTable } from '../device-storage.ts';
import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { mailLink } from '../operator-links.ts';

export const cookiePolicyEn: LegalDocument = {
  title: 'Cookie policy',
  description: 'Which cookies and storage Stellenvisite uses on your device, what for, and how to change your choice.',
  lastUpdated: '2026-11-15',
  intro: [
    'Stellenvisite gets by with a few small cookies. None serves advertising, none serves measurement, none comes from a third party. Whatever is not strictly necessary stays off until you agree.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What this is about',
      blocks: [
        paragraph(
          'A cookie is a short text that your browser stores and sends along with the next request. Local storage and session storage are places in the browser whose content stays on the device and is not sent along. All of it is governed by section 25 TDDDG in Germany, section 165(3) TKG 2021 in Austria and Art. 45c TCA in Switzerland.',
        ),
      ],
    },
    {
      id: 'list',
      heading: 'The complete list',
      blocks: [
        deviceStorageTable('en'),
        paragraph(
          'Language, display and consent are stored only when you make the choice in question or open an address that names the language (?lang=). If you only read, you get no cookie.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Without consent: the strictly necessary',
      blocks: [
        paragraph(
          'Switching the language or the display is an explicit request; for it to hold on the next page we have to store it (section 25(2) no. 2 TDDDG). The same goes for your choice in the consent dialog. These cookies contain the choice itself and no identifier by which we could recognise you. If you sign in, you get a cookie with a random value by which we know the device at the next sign-in; it is sent along only then. Session storage holds how far you had scrolled and ends with the tab.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'With consent: your recent searches',
      blocks: [
        paragraph(
          'If you agree, the browser remembers your recent searches and offers them again on the search page. They sit in your device’s local storage and are not sent to us. If you decline, that list is all you miss; everything else works just the same.',
        ),
      ],
    },
    {
      id: 'choice',
      heading: 'Your choice, and how to change it',
      blocks: [
        list(
          '“Refuse” and “Accept” stand side by side, are the same size and take one click each.',
          'Through “Cookie settings” at the foot of every page you can change or withdraw your choice at any time. On withdrawal the stored searches are deleted.',
          'Your browser’s settings let you view, delete or block cookies and local storage. Without cookies we ask again on each visit and show the pages in German.',
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'No third parties',
      blocks: [
        paragraph(
          'Fonts, pictures, scripts and maps come from our own server. No analytics, tracking pixels, social networks or advertising services are embedded. If you follow an ad to an employer’s site, that employer’s rules apply there.',
        ),
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: [
        paragraph(
          'Write to ',
          mailLink(operator.dataProtection.email),
          '. Everything else about how we process your data is in the ',
          { text: 'privacy notice', href: '/datenschutz' },
          '.',
        ),
      ],
    },
  ],
};
