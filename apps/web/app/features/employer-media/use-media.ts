import type { Crop } from '@stellenvisite/contract/employer-media';
import type { OwnMedia, OwnMediaItem, SaveVideo } from '@stellenvisite/contract/employer-media.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';

/** A conversion takes about two seconds. */
const POLL_MS = 1500;

type EditedMedia = { id: string; alt: string; caption?: string | null; crop?: Crop | null };

const keyOf = (employerId: string) => ['employer-media', employerId];

/** The pictures and the film of an employer; while something is converted it is asked for again and again. */
export function useMedia(employerId: string) {
  const params = { query: { employerId } };
  return useQuery({
    queryKey: keyOf(employerId),
    queryFn: () => dataOf(api.GET('/api/employer/media', { params })),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'converting') ? POLL_MS : false,
  });
}

export function useMediaChanges(employerId: string) {
  const client = useQueryClient();
  const key = keyOf(employerId);
  const ofEmployer = { query: { employerId } };
  const read = () => client.invalidateQueries({ queryKey: key });
  const show = (media: OwnMedia) => client.setQueryData(key, media);
  const showItems = (change: (items: OwnMediaItem[]) => OwnMediaItem[]) =>
    client.setQueryData<OwnMedia>(key, (media) => media && { ...media, items: change(media.items) });
  const showItem = (item: OwnMediaItem) =>
    showItems((items) => items.map((each) => (each.id === item.id ? item : each)));

  return {
    create: async (body: { fileId: string; kind: OwnMediaItem['kind'] }) => {
      const item = await dataOf(api.POST('/api/employer/media', { params: ofEmployer, body }));
      showItems((items) => [...items, item]);
      await read();
      return item;
    },
    change: useMutation({
      mutationFn: ({ id, ...body }: EditedMedia) =>
        dataOf(api.PATCH('/api/employer/media/{id}', { params: { path: { id } }, body })),
      onSuccess: (item) => {
        showItem(item);
        return read();
      },
    }),
    /** The new order stands at once; a refusal brings the old one back. */
    order: useMutation({
      mutationFn: (ids: string[]) =>
        dataOf(api.PUT('/api/employer/media/order', { params: ofEmployer, body: { ids } })),
      onMutate: (ids) => {
        showItems((items) => [...items].sort((a, b) => placeOf(ids, a) - placeOf(ids, b)));
      },
      onSuccess: show,
      onError: read,
    }),
    remove: useMutation({
      mutationFn: ({ id }: OwnMediaItem) =>
        dataOf(api.DELETE('/api/employer/media/{id}', { params: { path: { id } } })),
      onMutate: ({ id }) => {
        showItems((items) => items.filter((each) => each.id !== id));
      },
      onSettled: read,
    }),
    restore: useMutation({
      mutationFn: ({ id }: OwnMediaItem) =>
        dataOf(api.PUT('/api/employer/media/{id}/restoration', { params: { path: { id } } })),
      onSettled: read,
    }),
    saveVideo: useMutation({
      mutationFn: (body: SaveVideo) => dataOf(api.PUT('/api/employer/media/video', { params: ofEmployer, body })),
      onSuccess: show,
    }),
    deleteVideo: useMutation({
      mutationFn: () => dataOf(api.DELETE('/api/employer/media/video', { params: ofEmployer })),
      onSuccess: show,
    }),
  };
}
export type MediaChanges = ReturnType<typeof useMediaChanges>;

const placeOf = (ids: readonly string[], { id }: OwnMediaItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
