import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';

/** The page of an alert by address. Its form posts here from every page, also without script. */
export const ALERT_PAGE = '/jobalarm';

/** In the order in which the form offers them. An alert that writes at once needs an account, or the dialog of a search. */
export const GUEST_FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly AlertFrequency[];

/** Parameters of a search that are fields of the form; all others are its criteria. */
const FIELDS = ['q', 'location', 'radius'] as const;

export type AlertRequest = {
  q: string;
  location: string;
  radius: string;
  /** The other criteria, as the address of a search holds them. */
  criteria: string;
  frequency: AlertFrequency;
  email: string;
};

export type AddressProblem = 'missing' | 'ending' | 'invalid';

/** How a request ended. What was typed comes back where it has to be corrected or sent again. */
export type AlertAnswer =
  | { status: 'sent'; request: AlertRequest; isAgain: boolean }
  | {
      status: 'invalid';
      request: AlertRequest;
      criteria: 'missing' | null;
      email: AddressProblem | null;
    }
  | { status: 'limited' | 'failed'; request: AlertRequest };

/** Reads the address of a search, or of the page itself. */
export function readSearch(search: string): AlertRequest {
  const params = new URLSearchParams(search);
  const [q = '', location = '', radius = ''] = FIELDS.map((name) => params.get(name)?.trim() ?? '');
  for (const name of [...FIELDS, 'page', 'sort', 'lang']) params.delete(name);
  return { q, location, radius, criteria: params.toString(), frequency: 'daily', email: '' };
}

/** Returns the search that a request describes; a radius without a place is none. */
export function toSearch({ q, location, radius, criteria }: Omit<AlertRequest, 'frequency' | 'email'>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (location) params.set('location', location);
  if (location && radius) params.set('radius', radius);
  for (const [name, value] of new URLSearchParams(criteria)) params.append(name, value);
  return params.toString();
}

export function readForm(form: FormData): AlertRequest {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const frequency = GUEST_FREQUENCIES.find((each) => each === text('frequency')) ?? 'daily';
  const [q, location, radius, criteria, email] = [
    text('q'),
    text('location'),
    text('radius'),
    text('criteria'),
    text('email'),
  ];
  return { q, location, radius, criteria, frequency, email };
}
