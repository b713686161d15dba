import { useSearchParams } from 'react-router';
import { safeNext } from '../../session/safe-next.ts';

/** The way back in the address, if it is one of ours. */
export const useNext = (): string | null => safeNext(useSearchParams()[0].get('next'));
