import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { Search } from '@stellenvisite/search';
import { occupationByKey } from '@stellenvisite/search/taxonomy';

type Classified = ReturnType<Search['classify']>;

/** Occupations of whoever still learns one. */
const LEARNING: ReadonlySet<string> = new Set(['praktikum', 'ausbildung']);
const LEARNER =
  /(?:praktik(?:um|ant(?:in)?)|werkstudent(?:in)?|studentische (?:hilfskraft|aushilfe)|ausbildung(?:splatz|sstelle)?|auszubildende[r]?|azubis?|lehrling|lehrstelle|lernende[r]?|umschulung|umschüler(?:in)?|duales studium|dual(?:er)? stud\p{L}+|famulatur|intern(?:ship)?|apprentice(?:ship)?|trainee)(?!\p{L})/giu;
/** The fields in which somebody learns, or helps, without a word for the occupation. */
const LEARNED_CARE =
  /pfleg|kranken(?!haus|kasse|versicher)|alten|hebamm|freiwillig|(?<!\p{L})(?:fsj|bfd|bufdi)(?!\p{L})|zivil?dien|(?<!\p{L})zivi(?!\p{L})|sozial|nurs/iu;

/** Nursing that a title begins with, whatever the ward behind it is. */
const NURSE =
  /^\P{L}*(?:dipl\S*\s)?(?:examinierte\S*\s)?(?:fach)?(?:gesundheits[\p{L}-]*\s?(?:und|&|u\.)\s)?(?:kinder)?(?:kranken|alten)?pfleg(?!edirekt|edienstl|eleit|emanag|epädag|ewissensch)|^\P{L}*(?:DGKP|GuK)(?!\p{L})/iu;
/** Whoever assists a management, or learns in it, is not the management. */
const ASSISTS =
  /^\P{L}*(?:\p{L}+-?)?(?:assisten[tz]|sekretär|sekretariat|referent|sachbearbeit|werkstudent|trainee|praktik)/iu;
/** "Finance Specialist" is no physician. */
const OTHER_SPECIALIST = /(?<!\p{L})specialist(?!\p{L})/iu;
const PHYSICIAN = /arzt|ärzt|doctor|physician|consultant|medicine|surgeon|specialist (?:in|for)\s/iu;

/** The last year of studies, which pharmacists and others have as well. */
const PRACTICAL_YEAR = /praktische[ns]? jahr|(?<!\p{L})PJ(?!\p{L})|praktikum/giu;

/** Categories by the stems of titles without an occupation of the taxonomy; the first that matches counts. */
const STEMS: readonly (readonly [JobCategory, RegExp])[] = [
  [
    'administration',
    /^\P{L}*(?:kaufmännische\S*\s|persönliche\S*\s|direktions|vorstands|team|projekt|büro|verwaltungs)?(?:assisten[tz]\p{L}*\s(?:der|des|für|landes|vorstand|geschäft|direktion|leitung)|referent|sachbearbeit|sekretär)|(?:kaufmännische|team|büro|projekt|direktions|vorstands)\s?-?assisten[tz]/iu,
  ],
  [
    'doctors',
    /(?<!tier)(?:arzt|ärztin|ärzt(?:e|innen))(?!\p{L}*(?:sekret|helf|assist|abrechn))|ärztliche[nrs]?\s(?:gutacht|leit|direkt|mitarbeit)|mediziner|chirurg(?:in)?(?!isch)|physician|surgeon|(?<!\p{L})doctor(?!\p{L})|médecin|medico specialista/iu,
  ],
  [
    'nursing',
    /nachtwach|nachtwächt|sitzwach|pflege(?!satz|budget|versicher|kasse)|infirmi|soignant|nurs|krankenschwester|wund(?:versorg|manag|expert|therap)|hospiz|gesundheit (?:eba|efz)|demenz|alltagsbegleit|geburt|hebamm|heimhilfe|palliativ|stationsassist/iu,
  ],
  ['mfa', /sprechstundenhilfe|praxisassist|ordinationsassist|arzthelf|medical assistant|prophylaxe/iu],
  [
    'administration',
    /abrechn|kodier|codier|dokumentation|callcenter|termin|disposition|disponent|archiv|poststelle|datenschutz|receptionist|rezeption|empfang|büro|controll|account|finan|buchhalt|personal|people|recruit|(?<!\p{L})(?:hr|it|edv)(?!\p{L})|informati(?:k|ons)|software|daten|marketing|kommunikation|presse|öffentlichkeit|redakt|jurist|justiziar|recht(?!s)|einkauf|logistik|lager|transport|fahrer|kurier|küche|koch|köch|reinig|hausmeister|haustechnik|handwerk|gärtn|wäscherei|service|hotellerie|pforte|pförtner|sicherheit|ehrenamt|freiwilligen|spende|fundrais|projekt|koordinat|gesundheitsökonom|kaufm|sachbearbeit|verwaltung|sekretari|referent|patientenmanage|management|betriebswirt|verkauf|vertrieb|seelsorg|bildung|schulung|dozent|lehr/iu,
  ],
  [
    'medical',
    /labor|zytolog|histolog|biolog|chemi|physik|mikrobio|technisch|techniker|technolog|mechaniker|akustik|optik|optometr|orthop|orthesen|prothes|röntgen|radiolog|sonograf|sonograph|echokard|diabet|diät|ernährung|therap|logop|psycholog|sozial|pädagog|heilerzieh|erzieh|hygien|pharma|apothek|rettung|sanität|medizin|klinisch|clinical|medical|study|studien|reha|kardiotech|audiolog|aufbereit|steril/iu,
  ],
  ['management', /leit(?:er|ung)|geschäftsführ|direktor|director|head of|chief|manager|vorstand/iu],
];

const byStems = (title: string): JobCategory | null => STEMS.find(([, stems]) => stems.test(title))?.[0] ?? null;

export type ReadCategory = { found: Classified | null; category: JobCategory | undefined };

/** Reads the category of a job from its title: by its occupation, else by the words that occupations of a category have in common. */
export function readCategory(title: string | null, classify: (title: string) => Classified): ReadCategory {
  if (title === null) return { found: null, category: undefined };
  const found = classify(title);
  // "Praktikant Physiotherapie" learns what the other words name.
  const isLearner = LEARNING.has(found.occupation ?? '');
  const bare = isLearner ? title.replaceAll(LEARNER, ' ') : title;
  const learned = isLearner ? classify(bare) : found;
  // A position for learners without such a word is unknown: "Praktikum Controlling" is no care.
  const isUnknown = isLearner && !learned.occupation && !LEARNED_CARE.test(title);
  const isMisread = learned.occupation === 'facharzt' && OTHER_SPECIALIST.test(title) && !PHYSICIAN.test(title);
  const occupation = isUnknown || isMisread ? null : (learned.occupation ?? found.occupation);
  const named = occupation ? occupationByKey.get(occupation)?.category : byStems(bare);
  return { found, category: correct(title, named ?? undefined) };
}

/** A physician by the title itself: "Hygienebeauftragte Ärztin", "Studienarzt", not "Arztsekretariat" or "Assistenz des Chefarztes". */
const IS_PHYSICIAN =
  /^[^,(]*?(?<!(?:für|des|der|eines|beim|zum|dem|den|of the)\s(?:\p{L}+\s)?)(?<!tier)(?:ärzt(?:in|innen)|arzt)(?!\p{L}|-?\s?(?:sekret|assist|praxis|helf|brief|abrechn|vertrieb|management|terminal)|\s(?:sekretariat|assistenz))/iu;
/** "Chief Medical Information Officer" leads, whatever for. */
const IS_CHIEF = /(?<!\p{L})chief\s(?:\p{L}+\s){1,3}officer(?!\p{L})/iu;
/** Learners of a trade in an office: "Ausbildung Sozialversicherungsfachangestellte". */
const OFFICE_TRADE = /sozialversicherung|kaufleute|kauffrau|kaufmann|verwaltungsfach|steuerfach|fachinformatik/iu;
/** Swiss assistants of nursing. */
const SWISS_CARE = /gesundheit und soziales|(?<!\p{L})AGS(?!\p{L})/iu;

function correct(title: string, category: JobCategory | undefined): JobCategory | undefined {
  if ((category === 'medical' || category === 'nursing') && OFFICE_TRADE.test(title)) return 'administration';
  if (category === 'medical' && SWISS_CARE.test(title)) return 'nursing';
  if (category === 'medical' && IS_CHIEF.test(title)) return 'management';
  if (category === 'medical' && IS_PHYSICIAN.test(title)) return 'doctors';
  // "Praktisches Jahr" is one of physicians unless another trade is named.
  if (category === 'doctors' && PRACTICAL_YEAR.test(title))
    return byStems(title.replace(PRACTICAL_YEAR, ' ')) ?? category;
  if (category === 'medical' && NURSE.test(title)) return 'nursing';
  return category === 'management' && ASSISTS.test(title) ? 'administration' : category;
}
