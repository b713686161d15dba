import type { ApplicationReview } from '@stellenvisite/contract/applications/application-reviews.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

const REVIEW = '/api/employer/applications/{id}/review';
const reviewOf = (id: string) => ({ params: { path: { id } } });

/** Notes, ratings and tags; read again with the application whenever a colleague changes them. */
export const useReview = (id: string) => $api.useQuery('get', REVIEW, reviewOf(id));

/** Every change answers the whole review, which is shown at once. */
function useShowReview(id: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return {
    onSuccess: (review: ApplicationReview) => client.setQueryData(['get', REVIEW, reviewOf(id)], review),
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  };
}

export const useWriteNote = (id: string) => $api.useMutation('post', `${REVIEW}/notes`, useShowReview(id));
export const useDeleteNote = (id: string) => $api.useMutation('delete', `${REVIEW}/notes/{noteId}`, useShowReview(id));
export const useRate = (id: string) => $api.useMutation('put', `${REVIEW}/rating`, useShowReview(id));
export const useTag = (id: string) => $api.useMutation('put', `${REVIEW}/tags`, useShowReview(id));
