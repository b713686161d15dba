import { defineSlice } from '../define-slice.ts';
import { mediaRoutes } from './media.routes.ts';

export const mediaSlice = defineSlice({ name: 'media', routes: mediaRoutes });
