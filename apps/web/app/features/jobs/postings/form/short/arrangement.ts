import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { useActingEmployer } from '../../../../identity/acting-employer/use-acting-employer.ts';

/** The short form has ten rows and what is left of the sections behind one button; the long one has all sections. */
export type Arrangement = 'short' | 'long';

export const FORM_PARAM = 'form';
const VALUES: Record<string, Arrangement> = { kurz: 'short', lang: 'long' };

export const ArrangementContext = createContext<Arrangement>('long');

/** Checks whether the ten rows of the short form are shown: sections then leave out the fields those have. */
export const useIsShort = (): boolean => useContext(ArrangementContext) === 'short';

/** Returns the form the address asks for; practices get the short one by default, all others the long one. */
export function useArrangement(): Arrangement {
  const { type } = useActingEmployer();
  const [params] = useSearchParams();
  return VALUES[params.get(FORM_PARAM) ?? ''] ?? (type === 'practice' ? 'short' : 'long');
}

/** Returns how to change to the other form; the job and what was typed stay. */
export function useOtherForm(): () => void {
  const isShort = useIsShort();
  const [, setParams] = useSearchParams();
  return () =>
    setParams(
      (params) => {
        params.set(FORM_PARAM, isShort ? 'lang' : 'kurz');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
}
