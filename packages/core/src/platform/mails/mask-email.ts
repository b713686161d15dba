/** Returns enough of an address to recognise it, not to write to it. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).slice(0, 1)}•••${email.slice(at)}`;
}
