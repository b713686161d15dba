import { defineSlice } from '../define-slice.ts';
import { salariesRoutes } from './salaries.routes.ts';

export const salariesSlice = defineSlice({ name: 'salaries', routes: salariesRoutes, reads: 'replica' });
