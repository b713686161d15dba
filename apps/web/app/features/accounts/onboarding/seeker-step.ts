import type { UseFormReturn } from 'react-hook-form';
import type { SeekerValues } from './seeker-values.ts';

export type SeekerStepProps = {
  form: UseFormReturn<SeekerValues>;
  /** Who came through another provider may not have told a name yet. */
  asksName: boolean;
};
