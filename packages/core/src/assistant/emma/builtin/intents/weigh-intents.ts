import type { DialogueState } from '../../turn.ts';
import type { ReadWishes } from '../read-wishes.ts';
import { type Intent, isSituation, isTalk, type RankedIntent, topicOf } from './find-intents.ts';

/** The evidence for an intent, from the conversation and the wishes of a message. */
export type Evidence = {
  state: Pick<
    DialogueState,
    'search' | 'shown' | 'areSaved' | 'employer' | 'focus' | 'pay' | 'asked' | 'proposed' | 'isEmployer'
  >;
  read: Pick<ReadWishes, 'wishes' | 'hasWork' | 'hasPlaces'>;
  /** A grade of a collective agreement is named. */
  namesGrade: boolean;
  /** A job that was shown is named by its number. */
  namesShown: boolean;
  /** Few words that state wishes and ask nothing: "nur Teilzeit". */
  isFragment: boolean;
  /** "Darf ich …?" asks for advice rather than for jobs. */
  asksAdvice: boolean;
  /** States whether the message asks for a fact of an ad. */
  asksFact: boolean;
  /** Is true when the message asks for others of the same search. */
  asksAny: boolean;
  /** States whether the message asks which of the shown jobs has something. */
  asksWhich: boolean;
  /** States whether the message asks if an employer answers applicants. */
  asksReply: boolean;
  /** States whether the message requests alerts about new jobs. */
  asksAlert: boolean;
  /** States whether the message asks for pay, whatever else it contains. */
  asksPay: boolean;
  /** The words change a wish that there is: "nights are fine after all". */
  changesWish: boolean;
  /** The topic of the help that the words name outright. */
  namesTopic: Intent | null;
  /** An employer is named. */
  namesHouse: boolean;
  /** Money is spoken of, as a question rather than as a wish. */
  speaksOfPay: boolean;
  /** It is put as a question. */
  isQuestion: boolean;
  /** It goes on from the last answer: "und in Zürich?" */
  goesOn: boolean;
  /** Is true when the message asks if something is allowed at work. */
  asksAllowed: boolean;
  /** Is true when the message asks for a dose of a medicine. */
  asksDose: boolean;
};

const ABOUT_SHOWN: ReadonlySet<Intent> = new Set([
  'open',
  'ask',
  'bestPay',
  'nearest',
  'otherJobs',
  'compare',
  'match',
  'save',
  'unsave',
]);
const OF_WHICH: ReadonlySet<Intent> = new Set(['ask', 'compare', 'bestPay', 'nearest']);
const CLEAR = 0.5;
/** Before the list of saved jobs "the first one away" is about that list. */
const REMOVED_FROM_LIST = 30;
const NAMED_TOPIC = 4;
/** After an employer "haben die was in der Pflege?" is about it. */
const OF_EMPLOYER = 3;
/** Intents about an employer's answers, which concern the named employer if there is one. */
const OF_WAITING: ReadonlySet<Intent> = new Set(['help:no_answer', 'help:withdraw_application']);
/** Topics of the help for who offers jobs, and for who looks for one. */
const OF_EMPLOYERS: ReadonlySet<Intent> = new Set([
  'help:employers_post',
  'help:answer_applications',
  'help:plans',
  'help:feeds',
  'help:team_roles',
  'help:verification',
  'help:pause_close',
  'help:pending_job',
  'help:job_removed',
  'help:pool_enquiry',
  'help:answer_rate',
]);
const OF_SEEKERS: ReadonlySet<Intent> = new Set([
  'help:no_pay',
  'help:market_size',
  'help:no_answer',
  'help:job_alerts',
  'help:withdraw_application',
]);
const OWN_OF_SEEKERS: ReadonlySet<Intent> = new Set(['myApplications', 'myAlerts', 'myProfile', 'savedList']);
/** Hard situations in which people also ask what is allowed. */
const OF_RIGHTS: ReadonlySet<Intent> = new Set(['situation:overload', 'situation:mobbing', 'situation:jobless']);
const ANSWERS: ReadonlySet<Intent> = new Set(['yes', 'no', 'any']);

/** Below this nobody is suspected of a fraud. */
const LEAST_FRAUD = 0.12;

/** Orders the intents of a message by their plausibility in the conversation: nobody means the second job before any was shown. */
export function weighIntents(ranked: readonly RankedIntent[], stated: Evidence): RankedIntent[] {
  const [best] = ranked;
  // "Gute Nacht" states no shift.
  const isClearTalk = best !== undefined && isTalk(best.intent) && best.probability > CLEAR;
  const evidence = isClearTalk ? { ...stated, isFragment: false } : stated;
  const weighed = ranked.map(({ intent, probability }) => ({
    intent,
    probability: probability * (intent === 'fraud' && probability < LEAST_FRAUD ? 1 : weightOf(intent, evidence)),
  }));
  const sum = weighed.reduce((all, { probability }) => all + probability, 0);
  return weighed
    .map(({ intent, probability }) => ({ intent, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}

function weightOf(intent: Intent, evidence: Evidence): number {
  const { state, read, namesGrade, namesShown, isFragment, asksAdvice, goesOn } = evidence;
  const {
    asksFact,
    asksAlert,
    asksPay,
    changesWish,
    namesTopic,
    namesHouse,
    isQuestion,
    speaksOfPay,
    asksAny,
    asksWhich,
    asksReply,
    asksAllowed,
    asksDose,
  } = evidence;
  const wishes = Object.keys(read.wishes).length;
  const isFullSearch = read.hasWork && (wishes > 1 || (read.hasPlaces && !isQuestion));
  if (state.isEmployer && OWN_OF_SEEKERS.has(intent)) return 0.2;
  if (intent === 'unsave' && state.areSaved) return REMOVED_FROM_LIST;
  if (intent === 'otherJobs' && state.employer) return OF_EMPLOYER;
  if (intent === 'ask' && asksFact && state.focus && !namesShown) return 8;
  if (asksWhich && OF_WHICH.has(intent)) return 4;
  if (ABOUT_SHOWN.has(intent) || (intent === 'apply' && namesShown))
    return state.shown.length === 0
      ? 0.1
      : namesShown
        ? intent === 'ask' && asksFact
          ? 15
          : 5
        : isFullSearch
          ? 0.5
          : isFragment || read.wishes.location !== undefined
            ? 0.4
            : 1.6;
  if (topicOf(intent))
    return (
      (state.isEmployer ? (OF_EMPLOYERS.has(intent) ? 2 : OF_SEEKERS.has(intent) ? 0.4 : 1) : 1) *
      (asksDose ? 0.3 : 1) *
      (asksAdvice ? 1.3 : 1) *
      (namesTopic === intent ? (namesShown ? 0.3 : NAMED_TOPIC) : 1) *
      (namesHouse && OF_WAITING.has(intent) ? 0.3 : 1)
    );
  if (ANSWERS.has(intent)) return (state.asked || state.proposed ? 2 : 0.8) * (wishes > 0 ? 0.2 : 1);
  if (isTalk(intent)) return isFullSearch ? 0.15 : isFragment || (state.search && wishes > 0) ? 0.4 : 1;
  if (isSituation(intent))
    return (goesOn && state.pay) || (isFragment && (read.hasWork || changesWish))
      ? 0.2
      : asksAllowed && OF_RIGHTS.has(intent)
        ? 0.4
        : 1;
  switch (intent) {
    case 'legal':
      return asksAllowed ? 3 : 1;
    case 'medical':
      return asksDose ? 20 : 1;
    case 'alert':
      return asksAlert ? 5 : 1;
    case 'search':
      return (
        (isFullSearch ? 3 : wishes > 0 ? 1.5 : 0.5) *
        (asksAdvice || asksPay || (isQuestion && (namesGrade || speaksOfPay)) ? 0.4 : 1) *
        (namesShown ? 0.3 : 1) *
        (namesHouse && isQuestion ? 0.5 : 1) *
        (asksAllowed ? 0.3 : 1)
      );
    case 'change':
      return (
        (asksWhich ? 0.4 : 1) *
        (state.search ? 1.4 : 0.6) *
        (asksAny && wishes > 0 ? 3 : 1) *
        (changesWish ? 10 : isFragment || (goesOn && wishes > 0 && state.search) ? 6 : wishes > 0 ? 2 : 0.8) *
        (state.asked === 'relief' ? 3 : 1)
      );
    case 'more':
      return state.search ? (read.wishes.location === undefined ? 1.3 : 0.3) : 0.1;
    case 'frequency':
      return state.proposed?.kind === 'alert' ? 6 : 0.4;
    case 'pay':
      if ((goesOn && state.pay) || asksPay) return 8;
      if (!isFullSearch) return speaksOfPay || state.pay ? 1 : 0.6;
      return speaksOfPay ? (isQuestion ? 1.5 : 0.8) : isQuestion ? 0.5 : 0.15;
    case 'fraud':
      return 3;
    case 'employer':
      return asksReply && namesShown ? 12 : namesHouse ? (read.hasWork ? 3 : 6) : 1;
    case 'tariff':
      return namesGrade ? (isFullSearch && !isQuestion ? 3 : 8) : namesHouse ? 0.2 : 0.7;
    default:
      return 1;
  }
}
