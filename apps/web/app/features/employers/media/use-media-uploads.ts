import type { Crop, EmployerMediaKind } from '@stellenvisite/contract/employers/employer-media';
import type { OwnMedia, OwnMediaItem, SaveVideo } from '@stellenvisite/contract/employers/employer-media.schema';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { api } from '../../../session/api.ts';
import { checkPicture } from '../../platform/files/shared/check-picture.ts';
import type { UploadKind } from '../../platform/files/shared/uploads-store.ts';
import { useUploads } from '../../platform/files/shared/use-uploads.ts';

/** A conversion takes about two seconds. */
const POLL_MS = 1500;

type EditedMedia = { id: string; alt: string; caption?: string | null; crop?: Crop | null };

const keyOf = (employerId: string) => ['employer-media', employerId];

export type MediaChanges = ReturnType<typeof useMediaChanges>;

const placeOf = (ids: readonly string[], { id }: OwnMediaItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);

const PICTURES: UploadKind = { purpose: 'picture', check: checkPicture, atOnce: 4 };

/** A file that arrived and could not become a picture. */
export type Refusal = { key: string; name: string; bytes: number; code: ProblemCode };

/** Uploads of all three kinds, with what came of them since the page was opened. */
export function useMediaUploads(create: MediaChanges['create']) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [created, setCreated] = useState<readonly string[]>([]);
  const take = (kind: EmployerMediaKind) => async (file: StoredFile) => {
    try {
      const { id } = await create({ fileId: file.id, kind });
      setCreated((ids) => [...ids, id]);
    } catch (error) {
      const { id: key, name, bytes } = file;
      setRefusals((all) => [...all, { key, name, bytes, code: problemCodeOf(error) }]);
    }
  };
  const uploads = {
    gallery: useUploads('account', (file) => void take('gallery')(file), PICTURES),
    logo: useUploads('account', (file) => void take('logo')(file), PICTURES),
    cover: useUploads('account', (file) => void take('cover')(file), PICTURES),
  };
  return {
    uploads,
    refusals,
    created,
    dismiss: (key: string) => {
      setRefusals((all) => all.filter((each) => each.key !== key));
      setCreated((ids) => ids.filter((id) => id !== key));
    },
  };
}
export type MediaUploads = ReturnType<typeof useMediaUploads>;

/** Loads the pictures and the film of an employer; polls while an item is converted. */
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
    /** The new order appears at once; a refusal brings the old one back. */
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
