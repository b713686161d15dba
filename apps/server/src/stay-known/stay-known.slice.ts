import { defineSlice } from '../define-slice.ts';
import { stayKnownRoutes } from './stay-known.routes.ts';

export const stayKnownSlice = defineSlice({ name: 'stay-known', routes: stayKnownRoutes });
