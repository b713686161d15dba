import type { BuiltInTemplate } from './message-templates.ts';

/**
 * The texts every employer begins with. A rejection gives no reason that concerns the person (AGG § 22: a reason is evidence), and nobody
 * is addressed as Frau or Herr, since the form of address is not collected.
 */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: 'invitation.talk',
    kind: 'invitation',
    name: { de: 'Einladung zum Gespräch', en: 'Invitation to an interview' },
    text: {
      de: 'Guten Tag {name},\n\nIhre Bewerbung auf die Stelle „{job}“ hat uns gefallen. Wir möchten Sie gern kennenlernen. Welcher der vorgeschlagenen Termine passt Ihnen?\n\nPasst keiner, schlagen Sie uns bitte einen anderen vor.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nWe enjoyed reading your application for “{job}” and would like to meet you. Which of the proposed dates suits you?\n\nIf none does, please propose another one.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'invitation.trial_day',
    kind: 'invitation',
    name: { de: 'Einladung zur Hospitation', en: 'Invitation to a trial day' },
    text: {
      de: 'Guten Tag {name},\n\nIhre Bewerbung auf die Stelle „{job}“ hat uns gefallen. Wir möchten Ihnen die Station und das Team zeigen. Welcher Termin passt Ihnen?\n\nBequeme Schuhe genügen, Kleidung bekommen Sie von uns.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nWe enjoyed reading your application for “{job}” and would like to show you the ward and the team. Which date suits you?\n\nComfortable shoes are enough, we provide the clothes.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'rejection.other_choice',
    kind: 'rejection',
    name: { de: 'Andere Auswahl', en: 'Another choice' },
    text: {
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung auf die Stelle „{job}“ und die Zeit, die Sie sich genommen haben. Wir haben uns für eine andere Bewerbung entschieden.\n\nFür Ihren weiteren Weg wünschen wir Ihnen alles Gute.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nThank you for applying for “{job}” and for the time you have taken. We have decided on another application.\n\nWe wish you all the best.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'rejection.filled',
    kind: 'rejection',
    name: { de: 'Stelle besetzt', en: 'Position filled' },
    text: {
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung. Die Stelle „{job}“ ist inzwischen besetzt. Ihre Bewerbung haben wir gern gelesen.\n\nWenn wieder eine Stelle frei wird, freuen wir uns, von Ihnen zu hören.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nThank you for your application. The position “{job}” has been filled in the meantime. We enjoyed reading your application.\n\nWhen another position opens, we would be glad to hear from you.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'rejection.proof_missing',
    kind: 'rejection',
    name: { de: 'Nachweis fehlt', en: 'Certificate missing' },
    text: {
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung auf die Stelle „{job}“. Für diese Stelle brauchen wir einen Nachweis, der in der Anzeige genannt ist und Ihrer Bewerbung nicht beilag. Ohne ihn können wir Sie dort leider nicht einstellen.\n\nSobald Sie ihn haben, bewerben Sie sich gern wieder bei uns.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nThank you for applying for “{job}”. The position requires a certificate that is named in the ad and was not part of your application. Unfortunately we cannot employ you there without it.\n\nOnce you have it, you are welcome to apply again.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'hire.welcome',
    kind: 'hire',
    name: { de: 'Zusage', en: 'Offer' },
    text: {
      de: 'Guten Tag {name},\n\nwir freuen uns, Ihnen die Stelle „{job}“ anzubieten. Den Vertrag schicken wir Ihnen in den nächsten Tagen zu. Wenn vorher Fragen offen sind, schreiben Sie uns hier.\n\nWir freuen uns auf die Zusammenarbeit.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nWe are pleased to offer you the position “{job}”. You will receive the contract in the next few days. If you have any questions before then, write to us here.\n\nWe look forward to working with you.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'question.papers',
    kind: 'question',
    name: { de: 'Unterlagen nachreichen', en: 'Papers to follow' },
    text: {
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung auf die Stelle „{job}“. Uns fehlt noch die Urkunde über Ihren Abschluss. Schicken Sie sie uns bitte hier als PDF oder Foto.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nThank you for applying for “{job}”. We still need the certificate of your qualification. Please send it here as a PDF or a photo.\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'question.other_date',
    kind: 'question',
    name: { de: 'Termin verschieben', en: 'Another date' },
    text: {
      de: 'Guten Tag {name},\n\nden vereinbarten Termin müssen wir leider verschieben. Gern finden wir einen anderen: Wann passt es Ihnen in den nächsten zwei Wochen?\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nUnfortunately we have to move the date we agreed on. We are happy to find another: when would it suit you in the next two weeks?\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'question.call_back',
    kind: 'question',
    name: { de: 'Rückruf vereinbaren', en: 'Arrange a call' },
    text: {
      de: 'Guten Tag {name},\n\nzu Ihrer Bewerbung auf die Stelle „{job}“ haben wir noch Fragen, die sich am Telefon schnell klären lassen. Wann und unter welcher Nummer erreichen wir Sie am besten?\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nWe have a few questions about your application for “{job}” that are quickly answered on the phone. When and under which number can we best reach you?\n\nKind regards\n{employer}',
    },
  },
  {
    id: 'acknowledgement.received',
    kind: 'acknowledgement',
    name: { de: 'Eingang bestätigen', en: 'Application received' },
    text: {
      de: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung auf die Stelle „{job}“. Wir sehen sie uns in Ruhe an und melden uns in den nächsten Tagen bei Ihnen.\n\nFreundliche Grüße\n{employer}',
      en: 'Dear {name},\n\nThank you for applying for “{job}”. We are reading your application with care and will get back to you in the next few days.\n\nKind regards\n{employer}',
    },
  },
];
