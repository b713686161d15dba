import type { OwnMediaItem, OwnPictureSize } from '@stellenvisite/contract/employer-media.schema';
import { useQuery } from '@tanstack/react-query';
import { fetchSignedIn } from '../../session/api.ts';

/** A picture that may not be public, as an address of this page: an `<img>` cannot show a token. */
export function useOwnPicture({ id, version, hasPicture }: OwnMediaItem, size: OwnPictureSize, isNeeded = true) {
  const { data } = useQuery({
    queryKey: ['employer-media-content', id, version, size, hasPicture],
    queryFn: async () => {
      const path = `/api/employer/media/${id}/content?size=${size}&version=${version}`;
      const answer = await fetchSignedIn(new Request(new URL(path, location.href)));
      if (!answer.ok) throw await answer.json();
      return URL.createObjectURL(await answer.blob());
    },
    enabled: isNeeded && hasPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
