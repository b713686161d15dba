const UNIQUE_VIOLATION = '23505';

/** Two who make the same thing at once: the second begins again and finds what the first has made. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

const isUniqueViolation = (error: unknown) =>
  error instanceof Error &&
  ((error as { code?: string }).code ?? (error.cause as { code?: string } | undefined)?.code) === UNIQUE_VIOLATION;
