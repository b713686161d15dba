import { defineSlice } from '../define-slice.ts';
import { socialRoutes } from './social.routes.ts';

export const socialSlice = defineSlice({ name: 'social', routes: socialRoutes, reads: 'replica' });
