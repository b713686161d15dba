/** The fields someone filled, as a query string; a radius says nothing without a place. */
export function filledParams(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  if (!params.has('location')) params.delete('radius');
  return params.toString();
}
