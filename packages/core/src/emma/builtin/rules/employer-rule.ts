import type { EmmaShortJob } from '@stellenvisite/contract/emma-parts.schema';
import { type Asked, call, type Decision } from '../decision.ts';
import { askWhichJob } from '../questions.ts';
import { referToJobs } from '../refer-to-jobs.ts';

const EMPLOYER_LEADS =
  /^.*?(?:über|ueber|about|zu[mr]?|von|vom|kennst\s+du|kennen\s+sie|wer\s+ist|who\s+is|who\s+are|wie\s+gro(?:ß|ss)\s+ist|how\s+big\s+is|betten\s+hat|antwortet|on)\s+/iu;
const EMPLOYER_FILLERS =
  /(?<![\p{L}])(?:das|die|der|den|dem|the|dieses?|diese[rnm]?|this|that|haus|arbeitgeber|employer|klinik|clinic|hospital|company|bitte|mal|please|denn|eigentlich|erste[nr]?|zweite[nr]?|dritte[nr]?|first|second|third|one|stelle|job|schnell|how|fast|do|does|answer|they|reply|ihr|sie|es|dort|there|infos?|more|mehr)(?![\p{L}])/giu;

export function employerRule(asked: Asked): Decision | null {
  const { text, state } = asked;
  const said = text.replace(/[?!.,„“"]/gu, ' ');
  const named = EMPLOYER_LEADS.test(said) ? said : '';
  const name = named.replace(EMPLOYER_LEADS, '').replace(EMPLOYER_FILLERS, ' ').replace(/\s+/gu, ' ').trim();
  const [job] = referToJobs(text, state);
  const isOfShown =
    /arbeitgeber|haus|klinik|employer|hospital|clinic|company|die\b|das\b|they|dort|einrichtung|praxis|firma/iu.test(
      text,
    );
  if (job && isOfShown && name.length < 3) return call('employerInfo', employerOf(job));
  if (name.length >= 3 && /\p{Lu}/u.test(name)) return call('employerInfo', { name });
  const [shown] = state.focus ? [state.focus] : state.shown;
  const namesEmployer =
    /arbeitgeber|haus\b|klinik|employer|hospital|clinic|company|betten|beds|mitarbeit|antwort|answer|reply/iu.test(
      text,
    );
  if (!namesEmployer) return null;
  if (shown && (state.focus || state.shown.length === 1)) return call('employerInfo', employerOf(shown));
  if (shown) return { calls: [], ask: askWhichJob('employerInfo', state.shown, asked.language) };
  return null;
}

const employerOf = ({ employer }: EmmaShortJob) => ({ name: employer });
