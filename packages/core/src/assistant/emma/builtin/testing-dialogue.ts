import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { DialogueState } from '../turn.ts';
import { decide } from './decide.ts';
import { detectLanguage } from './detect-language.ts';

/** A conversation before its first message. */
export const EMPTY: DialogueState = {
  search: null,
  shown: [],
  areSaved: false,
  focus: null,
  employer: null,
  pay: null,
  asked: null,
  proposed: null,
  profile: null,
  lastJobTool: null,
  earlier: [],
  today: '2026-11-16',
  isSignedIn: false,
  isEmployer: false,
  isChangedByHand: false,
};
const job = (id: string, employer: string, city: string) =>
  ({ id, title: 'Pflegefachkraft', employer, city }) as EmmaShortJob;
export const SHOWN = [
  job('one', 'Klinikum Nord', 'Kiel'),
  job('two', 'Haus Abendrot', 'Plön'),
  job('three', 'Seestift', 'Eutin'),
];
export const SEARCH = { category: ['nursing' as const], location: 'Kiel', salaryMin: 3500 };
/** A conversation after a search that showed three jobs. */
export const LISTED: DialogueState = { ...EMPTY, search: SEARCH, shown: SHOWN };

export const decideIn = (state: DialogueState, text: string) =>
  decide({ text, state, language: detectLanguage(text, 'de') });
export const callIn = async (state: DialogueState, text: string) => (await decideIn(state, text)).calls[0];
