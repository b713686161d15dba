import { type LegalBlock, list, paragraph } from '../legal-document.ts';

/** Terms of use and general terms owe the same explanation (Art. 27 DSA, Art. 5 of Regulation (EU) 2019/1150). */
export const rankingBlocksDe: readonly LegalBlock[] = [
  paragraph(
    'Die Treffer einer Suche sortieren Sie selbst: nach Relevanz, neueste oder älteste zuerst, Gehalt auf- oder absteigend, Titel A–Z oder Z–A. Voreingestellt ist Relevanz. Dabei zählt, in dieser Reihenfolge:',
  ),
  list(
    'Filter und Ort: Gezeigt wird nur, was zu Ihren Filtern passt und im gewählten Umkreis liegt.',
    'Suchwort: Treffer im Titel zählen mehr als Treffer in Fachgebiet, Arbeitgebername oder Beschreibung.',
    'Bezahlte Hervorhebung: Bei gleicher Übereinstimmung stehen Top-Jobs vor anderen Anzeigen.',
    'Datum: Danach stehen neuere Anzeigen vor älteren.',
  ),
  paragraph(
    'Top-Jobs sind von Arbeitgebern bezahlt und tragen immer die Kennzeichnung „Top-Job · Anzeige“. Bezahlung macht eine Anzeige nicht passender: Sie erscheint nur in Suchen, zu denen sie auch ohne Bezahlung gehört. Bei allen anderen Sortierungen spielt Bezahlung keine Rolle. Auf der Startseite ist der Bereich mit Top-Jobs ebenso gekennzeichnet.',
  ),
  paragraph(
    'Nicht in die Reihenfolge gehen ein: Ihre Person, Ihre früheren Suchen, Ihr Gerät, die Größe des Arbeitgebers oder eine Beteiligung an ihm.',
  ),
];
