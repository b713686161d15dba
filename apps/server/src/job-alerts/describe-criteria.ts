import { SHIFTS } from '@stellenvisite/contract/duty';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import type { Language } from '@stellenvisite/contract/languages';
import type { MailTexts } from '../mails/mail-texts.ts';

/** Filters that are said in words; the others are counted. */
const SAID = new Set(['q', 'location', 'radius', 'category', 'shift', 'salaryMin', 'salaryMax']);

/** What an alert asks for, in one line: "Pflegefachkraft, Köln 25 km, Früh, Spät, ab 3.700,00 €". */
export function describeCriteria(query: string, language: Language, text: MailTexts): string {
  const params = new URLSearchParams(query);
  const [place, km] = [params.get('location'), params.get('radius')];
  const amount = (name: string) => {
    const value = Number(params.get(name));
    const currency = params.getAll('country').join() === 'CH' ? 'CHF' : 'EUR';
    return value ? formatMoney(value * 100, { currency, language }) : null;
  };
  const [from, to] = [amount('salaryMin'), amount('salaryMax')];
  const others = new Set([...params.keys()].filter((name) => !SAID.has(name))).size;
  return [
    params.get('q'),
    place && (km ? text('jobAlert.criteria.radius', { place, km }) : place),
    ...JOB_CATEGORIES.filter((name) => params.getAll('category').includes(name)).map((name) =>
      text(`category.${name}`),
    ),
    ...SHIFTS.filter((name) => params.getAll('shift').includes(name)).map((name) => text(`job.shift.${name}`)),
    from && text('jobAlert.criteria.payFrom', { amount: from }),
    to && text('jobAlert.criteria.payTo', { amount: to }),
    others > 0 && text('jobAlert.criteria.more', { count: others }),
  ]
    .filter((part) => part)
    .join(', ');
}
