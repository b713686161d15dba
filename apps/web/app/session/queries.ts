import createQueryHooks from 'openapi-react-query';
import { api } from './api.ts';

/** The API as the person who is signed in, as hooks. */
export const $api = createQueryHooks(api);
