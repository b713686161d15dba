import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';

/** Names that contain an alias and mean something else: `anzeige_start`, `oeffnungsstunden`, `bonus_gehalt`. */
const OTHER_PAY =
  /praemie|bonus|zulage|zuschuss|budget|fahrt|ueberst|vermittl|empfehl|bereitschaft|rufdienst|wunsch|fortzahl|umwandl|zuverdienst/;
const OTHER_SHARE = /homeoffice|remote|mobil|reise|travel|behind|freistell|leitung/;
const OTHER_LINK =
  /logo|bild|image|img|foto|video|karte|maps?(?![a-z])|datenschutz|privacy|impressum|homepage|unternehmen|firm|company|arbeitgeber|employer|profil|social|facebook|instagram|kununu/;
export const OTHER_NAMES: Partial<Record<MappingField, RegExp>> = {
  startsOn: /anzeige|online|veroeffent|publi|schalt|gueltig|bewerb|kurs|projekt|laufzeit|schicht|gespraech/,
  hours:
    /oeffnung|opening|office|business|sprech|kontakt|contact|service|telefon|ueberst|fortbild|unterricht|urlaub|monat|jahr|lohn|satz|verdienst|entgelt|gehalt|verguet/,
  contract: /anzeige|online|publi|schalt|tarif/,
  pay: OTHER_PAY,
  payMax: OTHER_PAY,
  workloadMin: OTHER_SHARE,
  workloadMax: OTHER_SHARE,
  place: /interview|vorstell|gespraech|schulung|rechnung|billing|geburt/,
  url: OTHER_LINK,
  applyUrl: OTHER_LINK,
  applyEmail: /datenschutz|privacy|technik|support|redaktion|rechnung|billing|presse|newsletter/,
};
/** The stems that names of a field are composed with: `gewuenschter_dienstantritt`, `stundenausmass_woche`. */
export const STEMS: Partial<Record<MappingField, RegExp>> = {
  startsOn:
    /antritt|eintritt|beginn|einstieg|startdat|starttermin|besetz|stellefrei|verfuegbar|^(?:ab|zum|termin|freiab)$|joining|entree|entrata/,
  contract: /befrist|vertrag|contract|contrat|dienstverh|arbeitsverh|anstellungsverh|anstellung/,
  employmentType: /teilzeit|vollzeit|ausmass|umfang|pensum/,
  workloadMin: /pensum|grad|ausmass|umfang|workload|taux/,
  hours: /stunden|hours|^std|std$|stdpro|hwoche|ausmass|umfang/,
  pay: /gehalt|lohn|entgelt|verguet|entlohn|salaer|salar|bezahl|besold|dotier|verdienst|honorar|salaire|bezuege|^pay/,
  remote: /homeoffice|remote|mobilarbeit|telearbeit|workplace|arbeitsform|praesenz/,
  place: /ort$|stadt$|location$|standort/,
};
