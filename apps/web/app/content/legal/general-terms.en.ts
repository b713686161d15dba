import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, postalLine } from '../operator-links.ts';
import { rankingBlocksEn } from './ranking.en.ts';

export const generalTermsEn: LegalDocument = {
  title: 'General terms and conditions for employers',
  description: 'Terms for job ads and employer profiles on Stellenvisite: ordering, term, prices, duties, liability.',
  lastUpdated: '2026-11-15',
  intro: [
    `These terms apply to contracts between ${company}, ${operator.address.street}, ${postalLine}, and employers on the publication of job ads and employer profiles on Stellenvisite. For applicants the service is free; they are covered by the `,
    { text: 'terms of use', href: '/nutzungsbedingungen' },
    '. The German version prevails.',
  ],
  sections: [
    {
      id: 'scope',
      heading: '1. Scope',
      blocks: [
        paragraph(
          'Our offer is addressed solely to businesses (section 14 BGB, section 1 UGB), legal persons under public law and special funds under public law, for example hospitals, practices, medical centres, care facilities and healthcare companies. Deviating terms of an employer apply only if we have agreed to them in text form.',
        ),
      ],
    },
    {
      id: 'service',
      heading: '2. What we provide',
      blocks: [
        paragraph(
          'We publish ads and the employer profile to the extent described for the chosen plan on the ',
          { text: 'pricing page', href: '/preise' },
          '. This includes:',
        ),
        list(
          'being found in the search and on the pages by field and place,',
          'presentation in German and English, with the text of the ad in the language in which you supply it,',
          'structured data for search engines, sitemap, RSS and XML feed,',
          'removal from all of these as soon as the ad expires or you tell us the position is filled.',
        ),
        paragraph(
          'We owe publication, not success: no number of applications, no hire, no particular position in the results. Whether and when search engines or other portals take up ads is their own decision. Placement, pre-selection and temporary staffing are not part of the contract.',
        ),
      ],
    },
    {
      id: 'contract',
      heading: '3. Ordering and conclusion of contract',
      blocks: [
        paragraph(
          'You order priced plans and single ads online under “Billing”. The presentation of plans is not an offer. With “Order with obligation to pay” you make a binding offer; before that you see service, term and price and can correct your details. The contract is concluded by our confirmation by e-mail, or by the payment if you pay by card. For the “Group” plan we send you an offer on request to ',
          mailLink(operator.orderEmail),
          '; the contract is concluded when you accept it in text form. Contract languages are German and English; you receive the text of the contract by e-mail.',
        ),
      ],
    },
    {
      id: 'withdrawal',
      heading: '4. No right of withdrawal',
      blocks: [
        paragraph(
          'Only consumers have a statutory right of withdrawal (sections 312g, 355 BGB, section 11 FAGG). As we contract only with businesses and public bodies, it does not apply here. You may nevertheless take back an order free of charge until the first ad is published.',
        ),
      ],
    },
    {
      id: 'term',
      heading: '5. Term and termination',
      blocks: [
        list(
          'The free first ad runs for 30 days and ends by itself.',
          'Monthly plans renew by one month at a time and can be terminated at any time to the end of the current month of the term, under “Billing” or in text form.',
          'Yearly plans run for twelve months and end by themselves. There is no tacit renewal.',
          'If a position is filled early, you close the ad; the slot is then free for another ad.',
        ),
        paragraph(
          'Both sides’ right to terminate for good cause is unaffected. At the end of the contract ads and, if you wish, the profile are removed.',
        ),
      ],
    },
    {
      id: 'prices',
      heading: '6. Prices, VAT and payment',
      blocks: [
        list(
          'The prices on the pricing page at the time of the order apply. They are net, in euros or, for Switzerland, in francs, plus statutory VAT.',
          'Businesses in Austria and other EU states with a valid VAT identification number account for the tax themselves (reverse charge, Art. 44 and 196 of Directive 2006/112/EC). We charge no German VAT to businesses in Switzerland; acquisition tax there is for them to check.',
          'Billing is in advance, monthly or yearly depending on the plan. Invoices come by e-mail as electronic invoices under EN 16931 and are due within 14 days without deduction.',
          'In case of default statutory interest applies (section 288(2) BGB). After an unsuccessful reminder we may hide ads until payment; the duty to pay remains.',
          'Price changes do not affect running yearly plans. For monthly plans we announce them in text form at least six weeks in advance.',
        ),
        paragraph('You may set off only undisputed or finally adjudicated claims.'),
      ],
    },
    {
      id: 'duties',
      heading: '7. Duties of the employer',
      blocks: [
        paragraph('You vouch for your ads being true, current and lawful. In particular:'),
        list(
          'The position exists, is vacant, and you may advertise it. One ad describes one position. Report filled positions without delay.',
          'Equal treatment: the ad must not disadvantage anyone by ethnic origin, sex, religion or belief, disability, age or sexual identity (sections 1, 7, 11 AGG; sections 9, 10, 23 GlBG in Austria; Art. 3 GEA in Switzerland). The title is worded openly for all genders.',
          'Austria: for workplaces in Austria you state the minimum pay as an amount with its period and, where it applies, readiness to pay more (section 9(2) GlBG). Without it we do not publish.',
          'Pay: under Art. 5 of Directive (EU) 2023/970 and the laws implementing it you tell applicants the pay or range before the interview and do not ask for past pay. We recommend putting the range in the ad.',
          'Switzerland: you observe the duty to register vacancies (Art. 21a FNIA). Positions subject to it may appear only five working days after confirmation by the regional employment centre (RAV); you tell us that date.',
          'Shifts: state example weeks, night shifts, free weekends and staffing ratios only if they match reality on the ward or in the practice.',
          'You ask applicants for no money for applying or being hired (cf. sections 296 to 298 SGB III).',
          'You may use the pictures, logos and texts; people shown and contact persons named are informed and agree.',
        ),
      ],
    },
    {
      id: 'switzerland',
      heading: '8. Workplaces in Switzerland',
      blocks: [
        paragraph(
          `Whoever brings job seekers and employers together in Switzerland regularly and for payment may need a cantonal licence and, for cross-border activity, an additional SECO licence (Art. 2 ff. AVG). Our status: ${operator.swissPlacementLicence}. We accept paid ads for workplaces in Switzerland only as far as this permits; our offer tells you beforehand.`,
        ),
      ],
    },
    {
      id: 'content-rights',
      heading: '9. Rights in content',
      blocks: [
        paragraph(
          'You grant us the non-exclusive right to publish your content for the term, to adapt it technically (for example to reduce pictures and structure texts) and to pass it to search engines and job portals. The right ends with the ad; backups and statutory retention remain permitted. We do not change the meaning of your texts.',
        ),
      ],
    },
    { id: 'ranking', heading: '10. Order of results and paid highlighting', blocks: rankingBlocksEn },
    {
      id: 'moderation',
      heading: '11. Review, restriction, exclusion',
      blocks: [
        paragraph(
          'We may refuse ads, return them for correction, hide or remove them if they break the law or these terms or if a substantiated notice has been received. You receive reasons in text form with the measure at the latest, stating the facts and the rule we rely on (Art. 17 DSA, following Art. 4 of Regulation (EU) 2019/1150).',
        ),
        paragraph(
          'We announce a complete termination on such grounds 30 days in advance unless the law or a serious or repeated breach demands immediate action. Send complaints to ',
          mailLink(operator.noticeEmail),
          '; we examine them free of charge and answer with reasons. If faults of the ad justified hiding it, the term is not extended; if the measure was unjustified, it is extended by the time lost.',
        ),
      ],
    },
    {
      id: 'defects',
      heading: '12. Defects and availability',
      blocks: [
        paragraph(
          'If an ad appears wrongly or not at all, we correct it without delay and extend the term by the time lost. If that fails, you may reduce the price proportionately or terminate. Please check your ad after publication and report faults soon. Short interruptions for maintenance are not a defect.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: '13. Liability and indemnity',
      blocks: [
        paragraph(
          'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the Product Liability Act and to the extent of a guarantee. For ordinary negligent breach of an essential contractual duty it is limited to foreseeable damage typical of the contract; otherwise it is excluded.',
        ),
        paragraph(
          'If third parties claim that your content infringes their rights or breaks the law, you indemnify us against justified claims and reasonable costs of defence where you are responsible for the breach. We inform you first and coordinate with you.',
        ),
      ],
    },
    {
      id: 'privacy',
      heading: '14. Data protection',
      blocks: [
        paragraph(
          'You alone are responsible for applications that reach you; we do not receive those data. How we process data of your contact persons is set out in the ',
          { text: 'privacy notice', href: '/datenschutz' },
          '. Please pass this information on to them.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: '15. Changes to these terms',
      blocks: [
        paragraph(
          'We announce changes in text form at least 30 days in advance. For running contracts they take effect only if you agree, if they are solely to your advantage or if the law requires them. You may terminate free of charge until they take effect; we refund prepaid amounts proportionately.',
        ),
      ],
    },
    {
      id: 'final',
      heading: '16. Final provisions',
      blocks: [
        paragraph(
          `German law applies, excluding the UN sales convention. The place of jurisdiction is, where permissible, ${operator.jurisdiction}. We are open to mediation before proceedings. If one provision is invalid, the others remain valid and the law takes its place.`,
        ),
      ],
    },
  ],
};
