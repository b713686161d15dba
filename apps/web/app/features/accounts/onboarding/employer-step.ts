import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { UseFormReturn } from 'react-hook-form';
import type { EmployerValues } from './employer-values.ts';

export type EmployerStepProps = {
  form: UseFormReturn<EmployerValues>;
  account: Account;
  reload: () => Promise<unknown>;
};
