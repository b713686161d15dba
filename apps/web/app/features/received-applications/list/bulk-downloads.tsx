import { MAX_EXPORTED_FILES_OF } from '@stellenvisite/contract/application-exports';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { fetchSignedIn } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { toast } from '../../../ui/toast.ts';
import { useActingEmployer, useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { RECEIVED } from '../shared/received-queries.ts';

const FILES = { csv: 'export.csv', zip: 'files.zip' } as const;
type Kind = keyof typeof FILES;

/** The chosen applications as a table, or all they were sent with. */
export function BulkDownloads({ chosen }: { chosen: readonly ReceivedApplication[] }) {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayExport = useMayAct('application.export');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (kind: Kind) => {
      const query = new URLSearchParams(chosen.map(({ id }) => ['id', id]));
      if (kind === 'csv') query.set('employerId', employerId);
      const answer = await fetchSignedIn(new Request(new URL(`${RECEIVED}/${FILES[kind]}?${query}`, location.href)));
      if (!answer.ok) throw await answer.json();
      return answer.blob();
    },
    onSuccess: (blob, kind) => offerFile(blob, t(`bulk.file.${kind}`)),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  if (!mayExport) return null;
  return (['csv', 'zip'] as const).map((kind) => (
    <Button
      key={kind}
      variant="secondary"
      size="s"
      icon={<Download size={18} />}
      loading={isPending && variables === kind}
      disabled={kind === 'zip' && chosen.length > MAX_EXPORTED_FILES_OF}
      onClick={() => mutate(kind)}
    >
      {t(`bulk.${kind}`, { count: MAX_EXPORTED_FILES_OF })}
    </Button>
  ));
}
