import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { callAuth } from '../../../session/call-auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { describeFailure } from './auth-failure.ts';
import { CodeStep } from './shared/code-step.tsx';

const removalSchema = z.object({ remove_at: z.iso.datetime().nullable() });

/** For who can show neither the second factor nor a recovery code: it goes after a waiting time, announced by mail. */
export function LostFactor() {
  const { t } = useTranslation('auth');
  const { data: requestedFor, isPending } = useQuery({
    queryKey: ['auth', 'factor-removal'],
    queryFn: async () => removalSchema.parse((await callAuth('GET', '/factors/removal')).data).remove_at,
    staleTime: 0,
  });
  const [justRequested, setJustRequested] = useState<string | null>(null);
  const removeAt = justRequested ?? requestedFor;
  if (isPending) return <Skeleton className="mt-6 h-16" />;
  if (removeAt)
    return (
      <Note tone="you" className="mt-6" role="status">
        {t('factor.lost.done', { date: formatDateTime(removeAt) })}
      </Note>
    );
  return <RemovalRequest onRequested={setJustRequested} />;
}

function RemovalRequest({ onRequested }: { onRequested: (removeAt: string) => void }) {
  const { t } = useTranslation('auth');
  const send = useMutation({
    mutationFn: async () => {
      const { error } = await (await loadAuthClient()).reauthenticate();
      if (error) throw error;
    },
  });
  const request = async (nonce: string): Promise<string | null> => {
    const { data, error } = await callAuth('POST', '/factors/removal', { nonce });
    if (error) return describeFailure(error, t).text;
    onRequested(removalSchema.parse(data).remove_at ?? '');
    return null;
  };
  if (send.isSuccess)
    return (
      <>
        <p className="mt-6 text-ink-2" role="status">
          {t('factor.lost.sent')}
        </p>
        <CodeStep label={t('code.label')} submit={t('factor.lost.submit')} onCode={request} />
      </>
    );
  return (
    <div className="mt-6 grid gap-4">
      {send.error && (
        <Note tone="warn" role="alert">
          {describeFailure(send.error, t).text}
        </Note>
      )}
      <Button size="l" wide loading={send.isPending} onClick={() => send.mutate()}>
        {t('factor.lost.send')}
      </Button>
    </div>
  );
}
