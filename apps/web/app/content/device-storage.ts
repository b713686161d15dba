import type { LegalBlock } from './legal-document.ts';

type Localised = { readonly de: string; readonly en: string };

type DeviceStorageItem = {
  readonly name: string;
  readonly kind: Localised;
  readonly purpose: Localised;
  readonly lifetime: Localised;
  readonly basis: Localised;
};

const cookie: Localised = { de: 'Cookie', en: 'Cookie' };
const oneYear: Localised = { de: '1 Jahr', en: '1 year' };
const sessionStorage: Localised = { de: 'Sitzungsspeicher', en: 'Session storage' };
const localStorage: Localised = { de: 'lokaler Speicher', en: 'Local storage' };
const untilSignedOut: Localised = { de: 'bis Sie sich abmelden', en: 'until you sign out' };
const untilTabCloses: Localised = { de: 'bis Sie den Tab schließen', en: 'until you close the tab' };
const necessary: Localised = {
  de: 'unbedingt erforderlich, § 25 Abs. 2 Nr. 2 TDDDG',
  en: 'strictly necessary, section 25(2) no. 2 TDDDG',
};

/** Every item the product may put on a visitor's device; the cookie policy promises that there is nothing else. */
export const deviceStorage: readonly DeviceStorageItem[] = [
  {
    name: 'lang',
    kind: cookie,
    purpose: { de: 'merkt sich die gewählte Sprache', en: 'remembers the language you chose' },
    lifetime: oneYear,
    basis: necessary,
  },
  {
    name: 'theme',
    kind: cookie,
    purpose: {
      de: 'merkt sich die Darstellung (Tag oder Nacht), wenn Sie sie umstellen',
      en: 'remembers the day or night display once you switch it',
    },
    lifetime: oneYear,
    basis: necessary,
  },
  {
    name: 'consent',
    kind: cookie,
    purpose: {
      de: 'merkt sich Ihre Entscheidung im Einwilligungsfenster, damit wir nicht erneut fragen',
      en: 'remembers your choice in the consent dialog so that we do not ask again',
    },
    lifetime: { de: '180 Tage', en: '180 days' },
    basis: necessary,
  },
  {
    name: 'device',
    kind: cookie,
    purpose: {
      de: 'zufälliger Wert, an dem wir nach einer Anmeldung Ihr Gerät erkennen, damit Fehlversuche Fremder Sie nicht aussperren',
      en: 'random value by which we know your device after you signed in, so that wrong tries of strangers do not lock you out',
    },
    lifetime: { de: '180 Tage nach der letzten Anmeldung', en: '180 days after the last sign-in' },
    basis: necessary,
  },
  {
    name: 'react-router-scroll-positions',
    kind: sessionStorage,
    purpose: {
      de: 'bringt Sie mit „Zurück“ an die Stelle der Seite, an der Sie waren',
      en: 'takes you back to where you were on a page when you go back',
    },
    lifetime: untilTabCloses,
    basis: necessary,
  },
  {
    name: 'react-router-manifest-version',
    kind: sessionStorage,
    purpose: {
      de: 'verhindert, dass eine Seite nach einer Aktualisierung mehrfach neu lädt',
      en: 'keeps a page from reloading repeatedly after an update',
    },
    lifetime: untilTabCloses,
    basis: necessary,
  },
  {
    name: 'sb-…-auth-token',
    kind: {
      de: 'lokaler Speicher; ohne „Angemeldet bleiben“ Sitzungsspeicher',
      en: 'Local storage; session storage unless you chose to stay signed in',
    },
    purpose: {
      de: 'hält Sie angemeldet; während einer Anmeldung auch einen Prüfwert dafür',
      en: 'keeps you signed in; while you sign in, also a check value for it',
    },
    lifetime: untilSignedOut,
    basis: necessary,
  },
  {
    name: 'session-of-this-tab',
    kind: sessionStorage,
    purpose: {
      de: 'merkt sich, dass Sie nicht angemeldet bleiben möchten',
      en: 'remembers that you do not want to stay signed in',
    },
    lifetime: untilTabCloses,
    basis: necessary,
  },
  {
    name: 'session-last-seen, signed-out-at',
    kind: localStorage,
    purpose: {
      de: 'lässt mehrere Tabs wissen, wann Sie zuletzt da waren und dass Sie sich abgemeldet haben',
      en: 'lets several tabs know when you were last here and that you signed out',
    },
    lifetime: { de: 'bis zur nächsten Anmeldung', en: 'until you sign in again' },
    basis: necessary,
  },
  {
    name: 'sign-in-next, draft:…',
    kind: sessionStorage,
    purpose: {
      de: 'bringt Sie nach der Anmeldung dorthin zurück, wo Sie waren, mit dem, was Sie eingegeben hatten',
      en: 'takes you back to where you were after signing in, with what you had typed',
    },
    lifetime: untilTabCloses,
    basis: necessary,
  },
  {
    name: 'admin-session',
    kind: localStorage,
    purpose: {
      de: 'nur bei der Verwaltung: merkt sich die Anmeldung im Verwaltungsbereich',
      en: 'administrators only: remembers the sign-in to the administration area',
    },
    lifetime: { de: '24 Stunden', en: '24 hours' },
    basis: necessary,
  },
  {
    name: 'acting-employer',
    kind: localStorage,
    purpose: {
      de: 'nur im Arbeitgeberbereich: merkt sich, welche Ihrer Einrichtungen Sie zuletzt gewählt haben',
      en: 'employer area only: remembers which of your organisations you chose last',
    },
    lifetime: { de: 'bis Sie sie löschen', en: 'until you delete it' },
    basis: necessary,
  },
  {
    name: 'pending-action',
    kind: localStorage,
    purpose: {
      de: 'merkt sich, welche Stelle oder welchen Arbeitgeber Sie speichern wollten, bis Sie angemeldet sind',
      en: 'remembers which job or employer you wanted to save until you have signed in',
    },
    lifetime: { de: 'bis zur Anmeldung, höchstens 1 Stunde gültig', en: 'until you sign in, valid for at most 1 hour' },
    basis: necessary,
  },
  {
    name: 'application-draft:…, guest-token',
    kind: localStorage,
    purpose: {
      de: 'hält eine begonnene Bewerbung und den Schlüssel zu den dafür hochgeladenen Dateien bereit, wenn Sie kein Konto haben oder die Verbindung fehlt',
      en: 'keeps an application you have begun, and the key to the files uploaded for it, if you have no account or no connection',
    },
    lifetime: {
      de: 'bis zum Senden oder bis der Entwurf in Ihrem Konto liegt, höchstens 24 Stunden gültig',
      en: 'until it is sent or the draft is in your account, valid for at most 24 hours',
    },
    basis: necessary,
  },
  {
    name: 'push-declined, install-declined',
    kind: localStorage,
    purpose: {
      de: 'merkt sich, dass Sie Push-Mitteilungen oder die App nicht möchten, damit wir nicht erneut fragen',
      en: 'remembers that you do not want push notifications or the app, so that we do not ask again',
    },
    lifetime: {
      de: 'bis Sie die Daten des Browsers löschen; zu Push fragen wir frühestens nach 90 Tagen wieder',
      en: 'until you clear the browser’s data; about push we ask again after 90 days at the earliest',
    },
    basis: necessary,
  },
  {
    name: 'shell-v1, assets-v1, pages-v1',
    kind: { de: 'Zwischenspeicher des Browsers', en: 'Browser cache storage' },
    purpose: {
      de: 'hält das Gerüst der Website und die öffentlichen Seiten, die Sie zuletzt gelesen haben, für den Fall ohne Netz bereit, ebenso die Anzeigen der Stellen, die Sie gemerkt haben',
      en: 'keeps the frame of the site and the public pages you read last for when you are offline, as well as the ads of jobs you saved',
    },
    lifetime: {
      de: 'höchstens 40 Seiten, ältere weichen neuen; beim Abmelden werden sie gelöscht',
      en: 'at most 40 pages, older ones give way; deleted when you sign out',
    },
    basis: necessary,
  },
  {
    name: 'account-v1',
    kind: { de: 'Zwischenspeicher des Browsers', en: 'Browser cache storage' },
    purpose: {
      de: 'macht Ihre Merkliste, Ihre Bewerbungen und Ihre Nachrichten auch ohne Netz lesbar, wenn Sie auf diesem Gerät angemeldet bleiben; lesen kann die Kopie nur Ihr Konto',
      en: 'lets you read your saved jobs, applications and messages offline if you stay signed in on this device; only your account can read the copy',
    },
    lifetime: {
      de: 'bis Sie sich abmelden, höchstens 30 Tage; je 20 Einträge und die Nachrichten aus zehn Unterhaltungen',
      en: 'until you sign out, 30 days at most; 20 entries each and the messages of ten conversations',
    },
    basis: necessary,
  },
  {
    name: 'recent-searches',
    kind: localStorage,
    purpose: {
      de: 'zeigt Ihnen Ihre letzten sechs Suchen; verlässt das Gerät nicht',
      en: 'shows your last six searches; never leaves the device',
    },
    lifetime: {
      de: 'bis Sie sie löschen oder die Einwilligung widerrufen',
      en: 'until you clear it or withdraw consent',
    },
    basis: { de: 'Einwilligung, § 25 Abs. 1 TDDDG', en: 'consent, section 25(1) TDDDG' },
  },
];

const head = {
  de: ['Name', 'Art', 'Zweck', 'Dauer', 'Grundlage'],
  en: ['Name', 'Type', 'Purpose', 'Kept for', 'Basis'],
} as const;

const caption = {
  de: 'Was auf Ihrem Gerät gespeichert werden kann',
  en: 'What may be stored on your device',
} as const;

export const deviceStorageTable = (language: 'de' | 'en'): LegalBlock => ({
  kind: 'table',
  caption: caption[language],
  head: head[language],
  rows: deviceStorage.map(({ name, kind, purpose, lifetime, basis }) => [
    [name],
    [kind[language]],
    [purpose[language]],
    [lifetime[language]],
    [basis[language]],
  ]),
});
