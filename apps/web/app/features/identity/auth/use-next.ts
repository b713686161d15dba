import { useSearchParams } from 'react-router';
import { safeNext } from '../../../session/safe-next.ts';

/** Returns the redirect target in the address, if it is a path of this site. */
export const useNext = (): string | null => safeNext(useSearchParams()[0].get('next'));
