import type { EmployerType } from '@stellenvisite/contract/employers/employers';

/** Names of certificates and offers, which stay in German on every page. */
export const CERTIFICATIONS: Record<EmployerType, readonly string[]> = {
  hospital: [
    'KTQ',
    'DIN EN ISO 9001',
    'Onkologisches Zentrum',
    'audit berufundfamilie',
    'Stroke Unit',
    'Traumazentrum',
  ],
  practice: ['QEP', 'DIN EN ISO 9001', 'Weiterbildungsbefugnis', 'Akademische Lehrpraxis', 'Dialysezertifikat'],
  company: ['DIN EN ISO 9001', 'audit berufundfamilie', 'MDK-geprüft', 'Grüner Haken', 'RAL Gütezeichen'],
};

export const BENEFITS: readonly string[] = [
  'Dienstplan 6 Wochen im Voraus',
  'Betriebskita',
  'Jobticket',
  'Personalwohnung',
  'Zusatzversorgung',
  'Springerpool',
  'Sabbatjahr',
  'Jobrad',
];

export const SERVICES: readonly string[] = [
  'Grundpflege',
  'Behandlungspflege',
  'Intensivpflege',
  'Tagespflege',
  'Kurzzeitpflege',
  'Betreutes Wohnen',
  'Rettungsdienst',
  'Labordiagnostik',
];
