/** What browsers say when no answer came, or only a part of one: Chrome, Firefox, Safari, and React Router of a page cut short. */
const MESSAGES =
  /failed to fetch|networkerror|load failed|network error|importing a module script failed|unable to decode turbo-stream/i;

export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}
