const KEY = 'idea-vote';

/** The idea somebody wanted to vote for before signing in, kept for this visit. */
export function keepVote(number: number): void {
  try {
    sessionStorage.setItem(KEY, String(number));
  } catch {
    // Without storage the button has to be pressed again after the sign-in.
  }
}

/** Whether it was this idea; it is then forgotten. */
export function takeVote(number: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== String(number)) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
