const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * For the pages of signed-in people. A format costs a hundred times what using it does, so each kind is made once, and
 * none while modules load or a list of jobs is hydrated (docs/decisions/010).
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}
