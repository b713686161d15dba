/** Two letters of a name; the name stands beside it. */
export function Initials({ name }: { name: string }) {
  const parts = name.split(/\s+/).filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.[0] ?? '');
  return (
    <span className="rd-initials" aria-hidden="true">
      {letters.join('').toLocaleUpperCase('de')}
    </span>
  );
}
