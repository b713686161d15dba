import type { FeedSectionKind } from '../feed-job.ts';

const KINDS: [FeedSectionKind, RegExp][] = [
  [
    'offer',
    /wir bieten|bieten wir|angebot|benefit|vorteile|leistungen|erwartet|freuen|perspektive|goodies|we offer|weoffer|warum wir|gute gründe|darauf können/i,
  ],
  [
    'profile',
    /profil|qualifi|anforderung|mitbringen|bringst|bringen sie|voraussetzung|wir suchen|kompeten|requirement|skills|your background|ausbildung und|überzeugen|wünschen wir/i,
  ],
  [
    'tasks',
    /aufgabe|tätigkeit|verantwort|stellenbeschreibung|einsatzgebiet|responsib|task|your role|what you|rolle|was sie tun|wirkungskreis/i,
  ],
  [
    'about',
    /über uns|ueber uns|wer wir|unternehmen|about|klinik|arbeitgeber|company|einrichtung|wir sind|das sind wir|einleitung|intro/i,
  ],
];

/** Classifies a section by its heading, as German ads call it. */
export function sectionKindOf(heading: string | null): FeedSectionKind {
  if (heading === null) return 'other';
  return KINDS.find(([, words]) => words.test(heading))?.[0] ?? 'other';
}
