import type { EmployerVerification } from '@stellenvisite/contract/employers/employer-verifications.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';

export type VerificationWay = 'email' | 'file' | 'dns';

/** Every request answers with how far the proof is then; a refusal appears at the way it belongs to. */
export function useVerification() {
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<VerificationWay | null>(null);
  const [failure, setFailure] = useState<{ way: VerificationWay; text: string } | null>(null);
  const params = { query: { employerId } };
  const { queryKey } = $api.queryOptions('get', '/api/employer/verification', { params });
  const { data, error } = $api.useQuery('get', '/api/employer/verification', { params });
  const run = async (way: VerificationWay, request: Promise<EmployerVerification>): Promise<boolean> => {
    setBusy(way);
    setFailure(null);
    try {
      client.setQueryData(queryKey, await request);
      return true;
    } catch (refusal) {
      setFailure({ way, text: errorText(refusal) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    verification: data ?? null,
    isUnread: error !== null,
    busy,
    failureOf: (way: VerificationWay) => (failure?.way === way ? failure.text : null),
    sendCode: (email: string) =>
      run('email', dataOf(api.POST('/api/employer/verification/code', { params, body: { email } }))),
    confirm: (code: string) =>
      run('email', dataOf(api.POST('/api/employer/verification/code/confirmation', { params, body: { code } }))),
    check: (method: 'file' | 'dns') =>
      run(method, dataOf(api.POST('/api/employer/verification/checks', { params, body: { method } }))),
  };
}
