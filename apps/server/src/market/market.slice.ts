import { defineSlice } from '../define-slice.ts';
import { marketRoutes } from './market.routes.ts';

export const marketSlice = defineSlice({ name: 'market', routes: marketRoutes, reads: 'replica' });
