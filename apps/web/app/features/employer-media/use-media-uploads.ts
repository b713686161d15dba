import type { EmployerMediaKind } from '@stellenvisite/contract/employer-media';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import { useState } from 'react';
import { problemCodeOf } from '../../api/problem-code.ts';
import { checkPicture } from '../files/shared/check-picture.ts';
import type { UploadKind } from '../files/shared/uploads-store.ts';
import { useUploads } from '../files/shared/use-uploads.ts';
import type { MediaChanges } from './use-media.ts';

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
