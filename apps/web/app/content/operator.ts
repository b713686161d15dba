/**
 * Everything the information pages say about the company that runs this instance. A value in square brackets is a
 * placeholder: replace it, brackets included, before going live. While one is left, the legal pages say so.
 */
export type Operator = {
  readonly companyName: string;
  readonly legalForm: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: Localised;
  };
  readonly managingDirectors: string;
  readonly register: { readonly court: string; readonly number: string };
  readonly vatId: string;
  readonly businessId: string;
  readonly email: string;
  readonly phone: string;
  /** When somebody answers the phone. */
  readonly phoneHours: string;
  readonly contentResponsible: { readonly name: string; readonly address: string };
  readonly ownership: string;
  readonly chamber: string;
  readonly orderEmail: string;
  readonly noticeEmail: string;
  readonly accessibilityEmail: string;
  readonly dataProtection: { readonly officer: string; readonly email: string; readonly authority: string };
  readonly swissRepresentative: string;
  readonly swissPlacementLicence: string;
  readonly hosting: { readonly provider: string; readonly location: string };
  readonly mailProvider: string;
  readonly serverLogDays: number;
  readonly jurisdiction: string;
};

type Localised = { readonly de: string; readonly en: string };

export const operator: Operator = {
  companyName: '[Firmenname]',
  legalForm: '[Rechtsform]',
  address: {
    street: '[Straße und Hausnummer]',
    postalCode: '[PLZ]',
    city: '[Ort]',
    country: { de: 'Deutschland', en: 'Germany' },
  },
  managingDirectors: '[Vor- und Nachname der Geschäftsführung]',
  register: { court: '[Registergericht]', number: '[HRB 00000]' },
  vatId: '[DE000000000]',
  businessId: '[Wirtschafts-Identifikationsnummer, falls erteilt]',
  email: '[kontakt@stellenvisite.example]',
  phone: '[+49 000 0000000]',
  phoneHours: '[Zeiten, zu denen jemand ans Telefon geht]',
  contentResponsible: { name: '[Vor- und Nachname]', address: '[Anschrift der verantwortlichen Person]' },
  ownership: '[Gesellschafterinnen und Gesellschafter mit Anteilen]',
  chamber: '[zuständige Industrie- und Handelskammer]',
  orderEmail: '[anzeigen@stellenvisite.example]',
  noticeEmail: '[meldung@stellenvisite.example]',
  accessibilityEmail: '[barrierefreiheit@stellenvisite.example]',
  dataProtection: {
    officer: '[Datenschutzbeauftragte Person oder Datenschutzkontakt]',
    email: '[datenschutz@stellenvisite.example]',
    authority: '[Datenschutzaufsicht des Bundeslandes, in dem die Firma sitzt]',
  },
  swissRepresentative: '[Vertretung in der Schweiz nach Art. 14 DSG, falls erforderlich]',
  swissPlacementLicence:
    '[Ergebnis der Prüfung nach dem Arbeitsvermittlungsgesetz AVG, gegebenenfalls Bewilligungsnummer]',
  hosting: { provider: '[Hosting-Anbieter mit Anschrift]', location: '[Standort der Server]' },
  mailProvider: '[Anbieter für den E-Mail-Versand mit Anschrift]',
  serverLogDays: 14,
  jurisdiction: '[Gerichtsstand]',
};

export const company = `${operator.companyName} ${operator.legalForm}`;
