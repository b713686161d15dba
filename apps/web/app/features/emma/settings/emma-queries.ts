import { $api } from '../../../session/queries.ts';

/** How the cache's keys begin. */
export const SETTINGS = ['get', '/api/emma/settings'] as const;
export const CONVERSATIONS = ['get', '/api/emma/conversations'] as const;

export const useEmmaSettings = ({ enabled }: { enabled: boolean }) =>
  $api.useQuery('get', '/api/emma/settings', {}, { enabled });

export const useConversations = ({ enabled }: { enabled: boolean }) =>
  $api.useQuery('get', '/api/emma/conversations', {}, { enabled });
