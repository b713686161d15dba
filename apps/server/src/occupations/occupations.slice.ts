import { defineSlice } from '../define-slice.ts';
import { occupationsRoutes } from './occupations.routes.ts';

export const occupationsSlice = defineSlice({ name: 'occupations', routes: occupationsRoutes, reads: 'replica' });
