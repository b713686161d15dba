import { isUniqueViolation } from '@stellenvisite/db/postgres-error';

/** Two who make the same thing at once: the second begins again and finds what the first has made. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
