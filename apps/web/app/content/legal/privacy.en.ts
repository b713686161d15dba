import { deviceStorageTable } from '../device-storage.ts';
import { contact, definition, type LegalDocument, list, paragraph, table } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';
import { accountSectionEn } from './privacy-account.en.ts';

export const privacyEn: LegalDocument = {
  title: 'Privacy notice',
  description: 'Which data Stellenvisite processes, why, on what legal basis, for how long, and the rights you have.',
  lastUpdated: '2026-11-16',
  intro: [
    'You can read and search Stellenvisite without signing in and without telling us your name. Whoever creates an account sees in it everything we know about them, and can take it along or delete it. There is no tracking, there are no advertising networks and no embedded third-party services. This notice explains which data arise, what we need them for and when they are deleted. The German version prevails in case of doubt.',
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        paragraph(
          'The controller under the General Data Protection Regulation (GDPR) and the Swiss Federal Act on Data Protection (FADP) is:',
        ),
        contact(
          company,
          operator.address.street,
          postalLine,
          operator.address.country.en,
          ['E-mail: ', mailLink(operator.email)],
          ['Phone: ', phoneLink(operator.phone)],
        ),
        paragraph(
          `For any question about data protection: ${operator.dataProtection.officer}, `,
          mailLink(operator.dataProtection.email),
          `. Representative in Switzerland: ${operator.swissRepresentative}.`,
        ),
      ],
    },
    {
      id: 'overview',
      heading: 'At a glance',
      blocks: [
        table(
          'Purposes, legal bases and retention',
          ['Purpose', 'Data', 'Legal basis', 'Kept for'],
          [
            'Delivering pages',
            'IP address, page requested, browser details',
            'Art. 6(1)(f) GDPR',
            'the duration of the request only',
          ],
          [
            'Operation and troubleshooting (server log)',
            'time, method, path, status code, duration, request id',
            'Art. 6(1)(f) GDPR',
            `${operator.serverLogDays} days`,
          ],
          [
            'Protection against abuse (rate limits)',
            'IP address and number of requests',
            'Art. 6(1)(f) GDPR',
            'ten minutes at most in memory; when signing in one day at most, as a checksum only',
          ],
          [
            'Account',
            'e-mail address, name, title, role, language, what you told us when setting it up, password as a checksum only',
            'Art. 6(1)(b) GDPR',
            'until you delete the account',
          ],
          [
            'Security of the account',
            'signed-in devices (IP address, browser, times), log of sign-ins, second factor',
            'Art. 6(1)(b) and (f), Art. 32 GDPR',
            'devices until you sign out, 30 days at most; known browsers 180 days; log 90 days',
          ],
          [
            'Newsletter',
            'e-mail address, language, frequency, times of sign-up, confirmation and unsubscription',
            'Art. 6(1)(a) GDPR, section 7(2) no. 2 UWG',
            'until you unsubscribe; proof for up to three years after that',
          ],
          [
            'Enquiries by form, e-mail or phone',
            'your message and contact details',
            'Art. 6(1)(b) or (f) GDPR',
            'until settled, by form one year after that; business correspondence six years',
          ],
          [
            'Job ads that name a contact',
            'name, role, work e-mail address and phone number',
            'Art. 6(1)(f) GDPR',
            'as long as the ad or profile is published',
          ],
          [
            'Contracts with employers',
            'contact person, order, invoice',
            'Art. 6(1)(b) and (c) GDPR',
            'term of the contract; invoices eight years',
          ],
          [
            'Recent searches',
            'keyword, place, filters',
            'your consent, section 25(1) TDDDG',
            'on your device only, until you clear them',
          ],
        ),
      ],
    },
    {
      id: 'visiting',
      heading: 'When you open our pages',
      blocks: [
        paragraph(
          'With each request your browser sends technically necessary details: IP address, address requested, preferred language, browser type and version. The server cannot answer without them. We process them to deliver the page; our legitimate interest is to run the website (Art. 6(1)(f) GDPR, section 25(2) no. 2 TDDDG).',
        ),
        paragraph(
          `The server writes a log that helps us find faults: time, method, path, status code, duration and a random request id. It holds no IP addresses, no e-mail addresses and no search terms. Logs are deleted after ${operator.serverLogDays} days unless a specific incident has to be investigated.`,
        ),
        paragraph(
          'If something goes wrong unexpectedly on a page, your browser sends us the type of error, the place in the program and the path of the page. E-mail addresses, numbers, search terms and whatever you typed are removed first; we do not keep your IP address with it. Equal errors are only counted. An entry is deleted 90 days after it was last seen.',
        ),
        paragraph(
          'So that nobody can bring the service down with mass requests or fill other people’s inboxes with confirmation mails, we count requests per IP address. The counter lives in memory only and expires after ten minutes at the latest. When people sign in or register we also count failed attempts; there a checksum stands in place of your address and is deleted after a day. In operation, traffic is encrypted with TLS.',
        ),
      ],
    },
    {
      id: 'searching',
      heading: 'When you search',
      blocks: [
        paragraph(
          'Keyword, place and filters are part of the page address, so that you can share or bookmark a search. We use them to answer it and keep no search profile. Place names are completed from our own directory; we ask for your device’s location only when you press “Near me” and your browser allows it. It is rounded to about a kilometre before it is sent, serves only to name the nearest place, and is neither stored nor logged. No third-party map or font service is loaded.',
        ),
        paragraph(
          'Your browser remembers recent searches only if you agreed to it. They stay on your device and are not sent to us. You can withdraw at any time through “Cookie settings” at the foot of every page; stored searches are then deleted.',
        ),
        paragraph(
          'We count per day how often people searched and how often a search found nothing: without cookies and without storing who searched. So that we see which jobs are missing, we keep the keyword, place, radius and field of searches without hits for 60 days. Whatever looks like an e-mail address, a longer number or a whole sentence is not stored; we only get to see what was searched for at least five times. Our legitimate interest is to improve the job market (Art. 6(1)(f) GDPR).',
        ),
      ],
    },
    {
      id: 'applying',
      heading: 'When you apply',
      blocks: [
        paragraph(
          'For most jobs you apply with us directly. We store what you write and upload and pass it on to the employer you apply to once you send it; before that they see nothing of it. From then on they are responsible for it too. The legal basis is steps taken before entering into an employment contract (Art. 6(1)(b) GDPR, section 26(1) BDSG). Rejected and withdrawn applications are deleted six months after the decision, in Austria after seven; we tell you beforehand. We note which way you came to the job, for example through our search, an alert or the employer’s website: only the kind of way, without cookies and without the address of the page. Some ads lead to the employer’s own page or to their e-mail address and phone number instead; of those applications we learn nothing, and the employer’s privacy notice applies.',
        ),
      ],
    },
    accountSectionEn,
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        paragraph(
          'The newsletter covers new healthcare jobs and news from Stellenvisite. You choose whether it comes daily or on Fridays. For it we need your e-mail address and the language you would like to read. The legal basis is your consent (Art. 6(1)(a) GDPR, section 7(2) no. 2 UWG; in Austria section 174 TKG 2021, in Switzerland Art. 3(1)(o) UCA).',
        ),
        list(
          'After you sign up we send an e-mail with a confirmation link. You are on the list only once you have opened it and confirmed (double opt-in).',
          'The link is valid for seven days. If you do not confirm, you get no newsletter, and we delete the sign-up after that.',
          'We record the times of sign-up, confirmation and unsubscription because we must be able to prove consent (Art. 7(1) GDPR). We store no IP addresses with them.',
          'Every issue carries an unsubscribe link, and your mail program’s own unsubscribe button works with one click.',
          'The answer to a sign-up is always the same, so nobody can find out whether an address is on our list.',
          'We do not measure whether or when you open an e-mail or which links you follow.',
        ),
        paragraph(
          'We keep e-mails we sent for 30 days to be able to clear up delivery problems; then they are deleted. After you unsubscribe you receive no more newsletters. We keep the proof of your earlier consent until claims become time-barred, at most three years to the end of the year (Art. 6(1)(f), Art. 17(3)(e) GDPR). On request we delete it sooner where we no longer need it.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'When you write or call',
      blocks: [
        paragraph(
          'We process what you tell us in order to answer: under Art. 6(1)(b) GDPR for questions about a contract or offer, otherwise under (f). Messages are deleted once the matter is settled and no statutory period stands in the way. Business letters are kept for six years, accounting records for eight (section 257 HGB, section 147 AO).',
        ),
        paragraph(
          'If you report an unlawful ad, we process your notice under Art. 6(1)(c) GDPR with Art. 16 and 17 of Regulation (EU) 2022/2065 (DSA). We pass your name to the employer only if the case cannot be examined otherwise and you have agreed.',
        ),
      ],
    },
    {
      id: 'employers',
      heading: 'Employers and their contact persons',
      blocks: [
        paragraph(
          'When an employer orders from us, we process the contact details of the people acting, the order and the invoice in order to perform the contract and meet tax duties (Art. 6(1)(b) and (c) GDPR). Payment is by invoice. If the employer chooses to pay by card, we redirect to Stripe (Stripe Payments Europe, Ltd., Dublin); for this Stripe receives the name of the company, the e-mail address for invoices, the amount and the order number, and collects the card details itself, under its own responsibility. We learn only whether it was paid, never the card number. Without that choice no data go to Stripe.',
        ),
        paragraph(
          'Job ads and employer profiles name contact persons with role and work contact details. We receive these from the employer (Art. 14 GDPR) and publish them so that applicants know whom to turn to (Art. 6(1)(f) GDPR). They are removed with the ad or profile. You may object to publication; we then show a general address.',
        ),
        paragraph(
          'Employers can connect their applicant system to Stellenvisite: with an API key it fetches applications that were sent to this employer through us, and webhooks tell it of new and changed ones. It receives only what the employer sees here as well, encrypted in transit and limited to certain rights for each key; the system is the employer’s responsibility (Art. 6(1)(b) and (f) GDPR). Of a key we store its name, its rights, the person who created it and its last use, and the key itself only as a hash. Webhook deliveries are deleted after 30 days. From job feeds we take over only details of the job and the contact person it names; the fetched file is deleted after 14 days.',
        ),
        paragraph(
          'Published ads can be read by anyone. Search engines and job portals fetch them through structured data, sitemap, RSS and an XML feed. Expired ads are taken out everywhere at once; we have no direct control over copies held by others.',
        ),
      ],
    },
    {
      id: 'device',
      heading: 'Storage on your device',
      blocks: [
        paragraph('We set no cookies for advertising or measurement. Only the following may be stored on your device:'),
        deviceStorageTable('en'),
        paragraph('More in the ', { text: 'cookie policy', href: '/cookie-richtlinie' }, '.'),
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      blocks: [
        definition(
          [
            'Hosting',
            `${operator.hosting.provider}. Servers and database are located here: ${operator.hosting.location}. Processor under Art. 28 GDPR.`,
          ],
          [
            'E-mail delivery',
            `${operator.mailProvider}. Receives the address and content of an e-mail in order to deliver it. Processor under Art. 28 GDPR.`,
          ],
          [
            'Tax advisers and authorities',
            'Only contract and invoice data of employers, and information we are required by law to give.',
          ],
        ),
        paragraph(
          'There are no other recipients; we neither sell nor rent out data. No transfer to countries outside the EU, the EEA and Switzerland is planned. Should a processor work there, it will be only under an adequacy decision or standard contractual clauses (Art. 44 ff. GDPR, Art. 16 FADP), and we will name it here.',
        ),
      ],
    },
    {
      id: 'no-automation',
      heading: 'No automated decisions',
      blocks: [
        paragraph(
          'We build no personal profiles and take no decisions within the meaning of Art. 22 GDPR. The order of search results depends on your search and on the ads, not on you. We do not ask about health, religion, origin or past pay.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        list(
          'Access to your data and a copy of them (Art. 15 GDPR, Art. 25 FADP)',
          'Rectification of wrong data (Art. 16 GDPR)',
          'Erasure (Art. 17 GDPR) and restriction of processing (Art. 18 GDPR)',
          'Your data in a common format (Art. 20 GDPR, Art. 28 FADP)',
          'Withdrawal of consent for the future (Art. 7(3) GDPR)',
        ),
        paragraph(
          'Right to object: where we process data on the basis of our legitimate interest, you may object at any time on grounds relating to your particular situation (Art. 21(1) GDPR). You may object to direct marketing without giving reasons (Art. 21(2) GDPR).',
        ),
        paragraph(
          'An informal e-mail to ',
          mailLink(operator.dataProtection.email),
          ' is enough. We answer within one month.',
        ),
        paragraph('You may complain to any data protection authority, in particular where you live or work:'),
        definition(
          ['Germany', operator.dataProtection.authority],
          [
            'Austria',
            [
              'Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Vienna, ',
              { text: 'dsb.gv.at', href: 'https://www.dsb.gv.at' },
            ],
          ],
          [
            'Switzerland',
            [
              'Federal Data Protection and Information Commissioner (FDPIC), Feldeggweg 1, 3003 Bern, ',
              { text: 'edoeb.admin.ch', href: 'https://www.edoeb.admin.ch' },
            ],
          ],
        ),
      ],
    },
    {
      id: 'obligation',
      heading: 'Do you have to give us data?',
      blocks: [
        paragraph(
          'No. Reading and searching work without any personal details. For an account we need an e-mail address, name and password, for the newsletter an e-mail address, for a contract whatever an order and an invoice require; without them neither comes about.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      blocks: [
        paragraph(
          'When a feature is added that processes data differently, we update this notice before the feature goes live. The version published here applies; its date is at the top of the page.',
        ),
      ],
    },
  ],
};
