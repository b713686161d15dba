import type { JobDefinition } from '@stellenvisite/core/queue/define-job';

/** What one noun brings to the server. */
export type Slice = {
  /** The noun, as in the names of its folders. */
  name: string;
  jobs?: readonly JobDefinition[];
};

export function defineSlice(slice: Slice): Slice {
  return slice;
}
