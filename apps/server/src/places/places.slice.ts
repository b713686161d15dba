import { defineSlice } from '../define-slice.ts';
import { placesRoutes } from './places.routes.ts';

export const placesSlice = defineSlice({ name: 'places', routes: placesRoutes, reads: 'replica' });
