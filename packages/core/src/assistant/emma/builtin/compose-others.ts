import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { formatCount, formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { ComparisonResult } from '../tools/compare-jobs.tool.ts';
import type { AlertResult } from '../tools/create-alert.tool.ts';
import type { EmployerResult } from '../tools/employer-info.tool.ts';
import type { MatchResult } from '../tools/explain-match.tool.ts';
import type { HandOverResult } from '../tools/hand-over.tool.ts';
import type { HelpResult } from '../tools/help-article.tool.ts';
import type { SalaryResult } from '../tools/salary-band.tool.ts';
import type { SaveResult } from '../tools/save-job.tool.ts';
import type { SavedJobsResult } from '../tools/saved-jobs.tool.ts';
import type { ApplicationResult } from '../tools/start-application.tool.ts';
import type { JobAspect } from './compose-job.ts';

const de = (language: Language) => language === 'de';
const quoted = (text: string, language: Language) => (de(language) ? `„${text}“` : `“${text}”`);
const withoutStop = ({ reason }: { reason: string }) => reason.replace(/\.$/u, '');

export function composeComparison(result: ComparisonResult, aspect: JobAspect | null, language: Language): string {
  const { jobs, rows, bestPaid, source } = result;
  if (aspect === 'pay') return composeBestPaid(bestPaid, source, language);
  const row = rows.find(({ name }) => name === aspect);
  if (row) {
    const values = jobs.map(
      ({ title, employer }, index) => `${quoted(title, language)}, ${employer}: ${row.values[index]}`,
    );
    return `${row.label}: ${values.join('; ')}. [${source}]`;
  }
  const differing = rows.filter(({ values }) => new Set(values).size > 1).slice(0, 4);
  const lead = de(language)
    ? `Der Vergleich von ${jobs.map(({ title }) => `„${title}“`).join(' und ')}. [${source}]`
    : `The comparison of ${jobs.map(({ title }) => `“${title}”`).join(' and ')}. [${source}]`;
  const lines = differing.map(
    ({ label, values }) => `${label}: ${values.join(de(language) ? ' gegenüber ' : ' against ')}.`,
  );
  return [lead, ...lines].join(' ');
}

function composeBestPaid(best: ComparisonResult['bestPaid'], source: number, language: Language): string {
  if (!best)
    return de(language)
      ? `Das lässt sich nicht sagen: Zu wenige dieser Anzeigen nennen ihr Gehalt. [${source}]`
      : `That cannot be told: too few of these ads state their pay. [${source}]`;
  return de(language)
    ? `Am meisten zahlt ${quoted(best.title, language)}, ${best.employer}: **${best.pay}**. [${source}]`
    : `${quoted(best.title, language)}, ${best.employer}, pays most: **${best.pay}**. [${source}]`;
}

export function composeMatch({ title, match, source }: MatchResult, language: Language): string {
  const { score, factors, missing } = match;
  if (score === null)
    return de(language)
      ? `Für einen Match fehlt in Ihrem Profil noch der Beruf. [${source}]`
      : `For a match your profile still lacks the occupation. [${source}]`;
  const counted = factors.filter(({ of }) => of > 0);
  const pros = counted.filter(({ points, of }) => points === of).slice(0, 3);
  const cons = counted.filter(({ points, of }) => points < of).slice(0, 2);
  const sentences = [
    de(language)
      ? `„${title}“ passt zu **${score} %** zu Ihrem Profil. [${source}]`
      : `“${title}” fits your profile by **${score} %**. [${source}]`,
    pros.length > 0 ? `${de(language) ? 'Dafür spricht' : 'For it'}: ${pros.map(withoutStop).join('; ')}.` : '',
    cons.length > 0 ? `${de(language) ? 'Dagegen' : 'Against it'}: ${cons.map(withoutStop).join('; ')}.` : '',
    missing[0] ? missing[0].text : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

export function composeSalary(result: SalaryResult, language: Language): string {
  const hasNoMarket = result.scale !== null && result.kind === 'unknown' && result.about === null;
  return [result.scale, hasNoMarket ? null : composeFigures(result, language)].filter(Boolean).join(' ');
}

function composeFigures(result: SalaryResult, language: Language): string {
  const { kind, tariff, band, about, place, isAround, source } = result;
  if (kind === 'tariff' && tariff) {
    const mark = ` [${source}]`;
    if (tariff.amount)
      return de(language)
        ? `In ${tariff.grade}, Stufe ${tariff.step}, sind es im ${tariff.name} **${tariff.amount}** im Monat in Vollzeit, brutto.${mark} Zulagen kommen dazu.`
        : `Grade ${tariff.grade}, step ${tariff.step} of the ${tariff.name} pays **${tariff.amount}** a month in full time, before tax.${mark} Allowances come on top.`;
    const steps = tariff.steps
      .map(({ step, amount }) => `${de(language) ? 'Stufe' : 'step'} ${step}: ${amount}`)
      .join(', ');
    const without =
      tariff.step === null
        ? ''
        : de(language)
          ? `Eine Stufe ${tariff.step} hat ${tariff.grade} nicht. `
          : `${tariff.grade} has no step ${tariff.step}. `;
    return `${without}${tariff.grade} (${tariff.name}): ${steps}.${mark}`;
  }
  if (!band)
    return de(language)
      ? `Dazu gibt es zu wenige Anzeigen mit Gehalt, als dass ich etwas Verlässliches sagen könnte.`
      : `There are too few ads that state their pay for me to say anything reliable.`;
  const amount = (value: number) => formatWholeAmount(value, { currency: band.currency, language });
  const what = about ? quoted(about, language) : de(language) ? 'diese Arbeit' : 'this work';
  const where = place ? ` ${isAround ? (de(language) ? 'um' : 'around') : inPlace(place, language)} ${place}` : '';
  const offer = band.position === null ? '' : ` ${OFFERS[language][band.position]}`;
  return de(language)
    ? `Für ${what}${where} liegt die mittlere Hälfte der Anzeigen bei **${amount(band.min)} bis ${amount(band.max)}** im Monat in Vollzeit, aus ${formatCount(band.count, language)} Anzeigen. [${source}]${offer}`
    : `For ${what}${where} the middle half of the ads pays **${amount(band.min)} to ${amount(band.max)}** a month in full time, from ${formatCount(band.count, language)} ads. [${source}]${offer}`;
}

/** Of countries one has an article: "in der Schweiz". */
const inPlace = (place: string, language: Language) => (de(language) && place === 'Schweiz' ? 'in der' : 'in');

/** How the pay of one ad lies in the range of the others. */
const OFFERS = {
  de: {
    below: 'Diese Anzeige zahlt weniger.',
    within: 'Diese Anzeige zahlt im üblichen Rahmen.',
    above: 'Diese Anzeige zahlt mehr.',
  },
  en: { below: 'This ad pays less.', within: 'This ad pays what is usual.', above: 'This ad pays more.' },
} as const;

export function composeSaved({ total, ended }: SavedJobsResult, language: Language): string {
  if (total === 0)
    return de(language) ? 'Auf Ihrer Merkliste steht noch nichts.' : 'Nothing is on your list of saved jobs yet.';
  const closed =
    ended === 0
      ? ''
      : de(language)
        ? ` ${ended} davon ${ended === 1 ? 'ist' : 'sind'} nicht mehr offen.`
        : ` ${ended} of them ${ended === 1 ? 'is' : 'are'} no longer open.`;
  const lead = de(language)
    ? `Auf Ihrer Merkliste ${total === 1 ? 'steht **eine** Stelle' : `stehen **${total}** Stellen`}.`
    : `**${total}** ${total === 1 ? 'job is' : 'jobs are'} on your list.`;
  return `${lead}${closed}`;
}

export function composeSave({ job, isSaved }: SaveResult, language: Language): string {
  const name = `${quoted(job.title, language)}, ${job.employer}`;
  if (de(language)) return isSaved ? `Auf der Merkliste: ${name}.` : `Von der Merkliste genommen: ${name}.`;
  return isSaved ? `Saved: ${name}.` : `No longer saved: ${name}.`;
}

export function composeApplication({ job, isHere }: ApplicationResult, language: Language): string {
  const name = `${quoted(job.title, language)} (${job.employer})`;
  if (de(language))
    return isHere
      ? `Die Bewerbung für ${name} öffnet sich mit dem Knopf. Gesendet wird erst, wenn Sie es dort tun.`
      : `Für ${name} bewerben Sie sich beim Arbeitgeber selbst; wie, steht auf der Seite der Stelle.`;
  return isHere
    ? `The application for ${name} opens with the button. Nothing is sent before you do so there.`
    : `For ${name} you apply to the employer directly; the page of the job says how.`;
}

const TIMES = {
  de: { instant: 'sofort', daily: 'täglich um 6 Uhr', weekly: 'freitags um 6 Uhr' },
  en: { instant: 'at once', daily: 'daily at 6 a.m.', weekly: 'on Fridays at 6 a.m.' },
} as const;

export function composeAlert({ summary, frequency, leftOut, isSignedIn }: AlertResult, language: Language): string {
  const when = TIMES[language][frequency];
  const without =
    leftOut.length === 0
      ? ''
      : de(language)
        ? ` Nicht im Suchauftrag: ${leftOut.join(', ')}.`
        : ` Not in the alert: ${leftOut.join(', ')}.`;
  const signIn = isSignedIn ? '' : de(language) ? ' Dafür melden Sie sich bitte an.' : ' Please sign in for it.';
  return de(language)
    ? `Soll ich Ihnen schreiben, wenn eine neue Stelle dazukommt? ${summary}, ${when}.${without}${signIn}`
    : `Shall I write to you when a new job comes up? ${summary}, ${when}.${without}${signIn}`;
}

export function composeEmployer(employer: EmployerResult, language: Language): string {
  const german = de(language);
  const facts = [
    employer.owner,
    employer.beds === null ? null : `${formatCount(employer.beds, language)} ${german ? 'Betten' : 'beds'}`,
    employer.employees === null
      ? null
      : `${formatCount(employer.employees, language)} ${german ? 'Beschäftigte' : 'employees'}`,
    german ? `${employer.openPositions} offene Stellen` : `${employer.openPositions} open jobs`,
  ].filter((fact) => fact !== null);
  const answers =
    employer.answerRate === null
      ? german
        ? 'Für eine Angabe zur Antwortzeit gibt es noch zu wenige Bewerbungen.'
        : 'There are still too few applications to say how quickly it answers.'
      : german
        ? `Antwortet auf ${employer.answerRate} % der Bewerbungen${employer.answerDays === null ? '' : `, meist in ${employer.answerDays} Tagen`}.`
        : `Answers ${employer.answerRate}% of applications${employer.answerDays === null ? '' : `, usually within ${employer.answerDays} days`}.`;
  const shown =
    employer.jobs.length === 0 ? '' : german ? ' Das sind offene Stellen dort:' : ' These jobs are open there:';
  return `**${employer.name}**, ${employer.city}: ${facts.join(', ')}. ${answers} [${employer.source}]${shown}`;
}

export const composeHelp = ({ text, source }: HelpResult): string => `${text} [${source}]`;

export function composeHandOver({ isOpen, answerBy }: HandOverResult, language: Language): string {
  const until = formatDateTime(answerBy, language);
  if (de(language))
    return isOpen
      ? 'Gern. Gerade ist jemand aus dem Team da. Eine Antwort bekommen Sie meist innerhalb von zwei Stunden, hier und per E-Mail. Unser Gespräch senden wir nur mit, wenn Sie den Haken setzen.'
      : `Gern. Unser Team ist Montag bis Freitag von 8 bis 18 Uhr da. Eine Antwort bekommen Sie bis ${until}. Unser Gespräch senden wir nur mit, wenn Sie den Haken setzen.`;
  return isOpen
    ? 'Of course. Somebody from the team is there now. You will usually get an answer within two hours, here and by e-mail. We include our conversation only if you tick the box.'
    : `Of course. Our team is there Monday to Friday from 8 a.m. to 6 p.m. You will get an answer by ${until}. We include our conversation only if you tick the box.`;
}

const REFUSALS: Record<Language, Record<string, string>> = {
  de: {
    'auth.required':
      'Dafür melden Sie sich bitte an: Ohne Anmeldung weiß ich nichts über Sie. Ihre Wünsche bleiben hier stehen.',
    'request.forbidden': 'Das geht nur mit einem Konto für Bewerberinnen und Bewerber.',
    'job.not_found': 'Diese Stelle gibt es nicht mehr.',
    'job.expired': 'Diese Stelle ist nicht mehr offen.',
    'employer.not_found': 'Diesen Arbeitgeber finde ich hier nicht. Wie heißt er genau?',
    'saved_job.not_found': 'Diese Stelle steht nicht auf Ihrer Merkliste.',
    'saved_job.limit_reached': 'Ihre Merkliste ist voll. Nehmen Sie bitte zuerst etwas herunter.',
    'job_alert.no_criteria': 'Ein Suchauftrag braucht mindestens einen Wunsch, zum Beispiel Beruf und Ort.',
    'emma.profile_unused':
      'In meinen Einstellungen ist Ihr Profil ausgenommen. Schalten Sie „Mein Profil nutzen“ ein, dann vergleiche ich.',
  },
  en: {
    'auth.required': 'Please sign in for that; your wishes stay here.',
    'request.forbidden': 'That needs an account of a job seeker.',
    'job.not_found': 'This job no longer exists.',
    'job.expired': 'This job is no longer open.',
    'employer.not_found': 'I do not find this employer here. What exactly is its name?',
    'saved_job.not_found': 'This job is not on your list.',
    'saved_job.limit_reached': 'Your list is full. Please take something off first.',
    'job_alert.no_criteria': 'An alert needs one wish at least, for instance occupation and place.',
    'emma.profile_unused': 'My settings leave out your profile. Switch on “Use my profile” and I will compare.',
  },
};

/** An employer that is not found is named, so that a wrong spelling shows. */
export function composeRefusal(code: string, language: Language, name?: string): string {
  if (code === 'employer.not_found' && name)
    return de(language)
      ? `${quoted(name, language)} finde ich hier nicht unter den Arbeitgebern. Wie heißt das Haus genau, und in welchem Ort?`
      : `I do not find ${quoted(name, language)} among the employers here. What exactly is its name, and where is it?`;
  return (
    REFUSALS[language][code] ??
    (de(language)
      ? 'Das hat gerade nicht geklappt. Ihre Frage steht noch da; versuchen Sie es bitte noch einmal.'
      : 'That did not work just now. Your question is still here; please try again.')
  );
}
