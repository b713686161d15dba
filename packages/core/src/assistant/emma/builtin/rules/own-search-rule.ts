import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { listWishes } from '../../wishes.ts';
import type { Asked, Decision } from '../decision.ts';

const QUESTION =
  /\?|^\s*(?:und\s+|and\s+)?(?:wie|was|wonach|nach\s+was|welche\p{L}*|in\s+welche\p{L}*|what|which|how)(?![\p{L}])/iu;
/** "In welchem Umkreis suchst du?", "wonach suchst du gerade", "which filters are set?" */
const ABOUT_SEARCH =
  /(?<![\p{L}])(?:such(?:st|en\s+sie|t\s+ihr)|eingestellt|filter(?:st|n|s)?|gefiltert|are\s+you\s+(?:searching|looking|filtering)|you\s+searching|did\s+you\s+(?:search|filter))(?![\p{L}])/iu;
const ABOUT_PROFILE = /profil|suchauftr|alert|benachricht|mein(?:e|en|em)?\s/iu;

/** Answers what is being looked for: the wishes as they are now, with the radius. */
export function ownSearchRule({ text, state, language, read }: Asked): Decision | null {
  const { search } = state;
  if (!search || !QUESTION.test(text) || !ABOUT_SEARCH.test(text) || ABOUT_PROFILE.test(text)) return null;
  if (read.hasWork || (read.wishes.location !== undefined && read.wishes.location !== search.location)) return null;
  const labels = listWishes(search, null, language).map(({ label }) => label);
  if (labels.length === 0) return null;
  const wishes = labels.join(' · ');
  const radius = search.radius ?? DEFAULT_RADIUS_KM;
  const around = language === 'de' ? ` Der Umkreis ist ${radius} km.` : ` The radius is ${radius} km.`;
  const say =
    language === 'de'
      ? `Ich suche gerade nach: ${wishes}.${search.location ? around : ''} Sagen Sie einfach, was anders sein soll.`
      : `I am looking for: ${wishes}.${search.location ? around : ''} Just say what should be different.`;
  return { calls: [], say };
}
