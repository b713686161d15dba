import { type LegalBlock, list, paragraph } from '../legal-document.ts';

/**
 * Terms of use and general terms owe the same explanation (Art. 27 DSA, Art. 5 of Regulation (EU) 2019/1150). The points
 * are those of `ranking-points.ts` and `order-hits.ts` of `packages/search`: change them together.
 */
export const rankingBlocksDe: readonly LegalBlock[] = [
  paragraph(
    'Die Treffer einer Suche sortieren Sie selbst: nach Relevanz, neueste oder älteste zuerst, Gehalt auf- oder absteigend, Titel A–Z oder Z–A, mit einem Ort auch nach Entfernung. Gezeigt wird immer nur, was zu Ihren Suchwörtern und Filtern passt und am gewählten Ort oder in seinem Umkreis liegt. Voreingestellt ist Relevanz. Sie zählt Punkte:',
  ),
  list(
    'Titel: bis zu 100 Punkte je Suchwort, das im Titel steht.',
    'Beruf, Fach und Abteilung: bis zu 80 Punkte, wenn die Stelle dasselbe mit einem anderen Wort nennt; weniger für engere und verwandte Begriffe.',
    'Arbeitgeber, Ort und Text: die wenigsten Punkte, wenn das Suchwort nur dort steht.',
    'Aktualität: bis zu 6 Punkte am Tag der Veröffentlichung, nach 14 Tagen die Hälfte, dann weiter abnehmend.',
    'Bezahlte Hervorhebung: 3 Punkte für einen Top-Job, so viel wie zwei Wochen Aktualität.',
  ),
  paragraph(
    'Ohne Suchwort zählen nur Aktualität und Hervorhebung. Top-Jobs sind von Arbeitgebern bezahlt und tragen immer die Kennzeichnung „Top-Job · Anzeige“. Bezahlung gleicht also kleine Unterschiede aus; eine Anzeige erscheint nur in Suchen, zu denen sie auch ohne Bezahlung gehört. Unter den ersten zehn Treffern stehen höchstens zwei Top-Jobs, solange es andere passende Stellen gibt. Bei allen anderen Sortierungen spielt Bezahlung keine Rolle. Auf der Startseite haben Top-Jobs einen eigenen, ebenso gekennzeichneten Bereich; im Newsletter stehen bis zu zwei von ihnen vorn.',
  ),
  paragraph(
    'In der Liste der Arbeitgeber stehen zuerst Arbeitgeber, die wir auf der Startseite hervorheben, danach zählt die Zahl der offenen Stellen. Diese Auswahl treffen wir selbst; sie ist nicht käuflich. Auch diese Liste können Sie anders sortieren.',
  ),
  paragraph(
    'Nicht in die Reihenfolge gehen ein: Ihre Person, Ihre früheren Suchen, Ihr Gerät oder eine Beteiligung an einem Arbeitgeber.',
  ),
];
